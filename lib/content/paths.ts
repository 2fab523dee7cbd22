import type { z } from 'zod';

/** The place of a value in a JSON value: names, and numbers in lists. */
export type Path = readonly (string | number)[];

/** The value at a path in a JSON value, or undefined. Pass only names that a schema has. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce((found, key): unknown => Object(found)[key], value);

/** Every value in a JSON value, itself included. Parents come before their children. */
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

/** The schema of the field at a path. */
export const schemaAt = (schema: FieldSchema, path: Path) =>
  path.reduce<FieldSchema | undefined>(
    (found, key) => (typeof key === 'number' ? found?.items : found?.properties?.[key]),
    schema,
  );

/** A path in its file, with the labels of the forms: "Services → Dishwasher Repair → Price". */
export function fieldInWords(path: Path, schema: FieldSchema, files: unknown): string {
  const words = path.map((key, index) => {
    const at = path.slice(0, index + 1);
    if (typeof key === 'number') return entryName(valueAt(files, at)) ?? `entry ${key + 1}`;
    return schemaAt(schema, at)?.title ?? labelOf(key);
  });
  return words.slice(1).join(' → ');
}

/** The label of a field without a title: "secondAppliancePrice" becomes "Second appliance price". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The name of an entry of a list: its first text of these, or its days. */
function entryName(entry: unknown): string | undefined {
  const { name, heading, label, words, reason, days }: Record<string, unknown> = Object(entry);
  const span = Array.isArray(days) ? [...new Set([days[0], days.at(-1)])].join('–') : undefined;
  return [name, heading, label, words, reason, span].find((text) => typeof text === 'string');
}
