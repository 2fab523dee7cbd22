import type { z } from 'zod';

/** The position of a value in a JSON value: names, and numbers in lists. */
export type Path = readonly (string | number)[];

/** Returns the value at a path, or undefined. Pass only names of a schema, because it also finds "constructor". */
export const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce((found, key): unknown => Object(found)[key], value);

/** Lists a JSON value and every value in it. Parents come before their children. */
export function walk(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const keyOf = (name: string) => (Array.isArray(value) ? Number(name) : name);
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return [{ path, value }, ...entries.flatMap(([name, item]) => walk(item, [...path, keyOf(name)]))];
}

/** The JSON Schema of a field in content/, as zod generates it. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  enum?: string[];
}

/** Returns the schema of the field at a path. */
export const schemaAt = (schema: FieldSchema, path: Path) =>
  path.reduce<FieldSchema | undefined>(
    (found, key) => (typeof key === 'number' ? found?.items : found?.properties?.[key]),
    schema,
  );

/** Returns a path in its file with the labels of the forms: "Services → Dishwasher Repair → Price". */
export function fieldInWords(path: Path, schema: FieldSchema, files: unknown): string {
  const words = path.map((key, index) => {
    const at = path.slice(0, index + 1);
    if (typeof key === 'number') return entryName(valueAt(files, at)) ?? `entry ${key + 1}`;
    return schemaAt(schema, at)?.title ?? labelOf(key);
  });
  return words.slice(1).join(' → ');
}

/** Returns the label of a field without a title: "secondAppliancePrice" becomes "Second appliance price". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Returns the name of a list entry: the first of these texts that it has. */
function entryName(entry: unknown): string | undefined {
  const { name, heading, label, words, reason }: Record<string, unknown> = Object(entry);
  return [name, heading, label, words, reason].find((text) => typeof text === 'string');
}
