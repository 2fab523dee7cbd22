import { z } from 'zod';

export type Path = readonly PropertyKey[];

// What people know an entry of a list by, in this order.
const named = z.looseObject({
  name: z.string().optional().catch(undefined),
  heading: z.string().optional().catch(undefined),
  label: z.string().optional().catch(undefined),
  id: z.string().optional().catch(undefined),
  days: z.array(z.string()).min(1).optional().catch(undefined),
});

/** What stands at a path of a value read from JSON; undefined when nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** A place in a file as people see it: "services → Dishwasher Repair → price". */
export function fieldInWords(value: unknown, path: Path): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? entryName(valueAt(value, path.slice(0, index + 1)), key) : String(key),
    )
    .join(' → ');
}

function entryName(entry: unknown, index: number): string {
  const found = named.safeParse(entry).data;
  const days = found?.days && [...new Set([found.days[0], found.days.at(-1)])].join('–');
  return found?.name || found?.heading || found?.label || found?.id || days || `entry ${index + 1}`;
}
