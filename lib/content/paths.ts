/** Where a value is in a JSON value: names, and places in lists. */
export type Path = readonly (string | number)[];

/** What is at a path in a JSON value; undefined if nothing is. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** Every value in a JSON value, itself included. Parents come before their children. */
export function* walk(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, key]);
  }
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
  const names = ['name', 'heading', 'label', 'id'].map((key) => valueAt(entry, [key]));
  const days: unknown = valueAt(entry, ['days']);
  const span = Array.isArray(days) ? [...new Set([days[0], days.at(-1)])].join('–') : '';
  const found = [...names, span].find((name) => typeof name === 'string' && name !== '');
  return typeof found === 'string' ? found : `entry ${index + 1}`;
}
