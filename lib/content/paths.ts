/** Where a value is in a JSON value: names, and numbers in lists. */
export type Path = readonly (string | number)[];

/** What is at a path in a JSON value; undefined if nothing is. Its names are those of schemas. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce((found, key): unknown => Object(found)[key], value);

/** Every value in a JSON value, itself included. Parents come before their children. */
export function walk(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const keyOf = (name: string) => (Array.isArray(value) ? Number(name) : name);
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return [{ path, value }, ...entries.flatMap(([name, item]) => walk(item, [...path, keyOf(name)]))];
}

/** A path in its file as people see it: "services → Dishwasher Repair → price". */
export function fieldInWords(files: unknown, path: Path): string {
  const texts = path.map((key, index) =>
    typeof key === 'number' ? entryName(valueAt(files, path.slice(0, index + 1)), key) : key,
  );
  return texts.slice(1).join(' → ');
}

/** What people call an entry of a list, best name first. */
function entryName(entry: unknown, index: number): string {
  const { name, heading, label, days }: Record<string, unknown> = Object(entry);
  const span = Array.isArray(days) ? [...new Set([days[0], days.at(-1)])].join('–') : undefined;
  return [name, heading, label, span].find((text) => typeof text === 'string') ?? `entry ${index + 1}`;
}
