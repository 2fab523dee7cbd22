/** Every value inside a value read from JSON, itself included, with its path; parents come before their children. */
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
