import { z } from 'zod';

/** A path in a file: field names, and list indexes from 0. */
export type Path = readonly PropertyKey[];

/** What is at a path in a JSON value; undefined if nothing is. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** Every value in a JSON value, itself included. Parents come before their children. */
export function* walk(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: readonly (string | number)[]; value: unknown }> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, key]);
  }
}

const text = z.string().optional().catch(undefined);
// What people call an entry of a list, best name first.
const named = z.looseObject({
  name: text,
  heading: text,
  label: text,
  id: text,
  days: z.array(z.string()).min(1).optional().catch(undefined),
});

/** A path as people see it: "services → Dishwasher Repair → price". */
export function fieldInWords(value: unknown, path: Path): string {
  const words = path.map((key, index) =>
    typeof key === 'number' ? entryName(valueAt(value, path.slice(0, index + 1)), key) : String(key),
  );
  return words.join(' → ');
}

function entryName(entry: unknown, index: number): string {
  const found = named.safeParse(entry).data;
  const days = found?.days && [...new Set([found.days[0], found.days.at(-1)])].join('–');
  return found?.name || found?.heading || found?.label || found?.id || days || `entry ${index + 1}`;
}
