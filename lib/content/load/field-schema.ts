import { z } from 'zod';
import type { Path } from './paths';

/** What is known about a field in content/: the JSON Schema that zod generates for it. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  enum?: string[];
}

export function fieldSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', override: describeLimit }) as FieldSchema; // no field is only true or false
}

/** Moves a length limit into the description: editors can’t count filled-in facts. */
function describeLimit({ jsonSchema: field }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (field.maxLength === undefined) return;
  field.description = `${field.description ?? ''} Up to ${field.maxLength} characters.`.trim();
  delete field.maxLength;
}

/** The schemas from the file down to the field at `path`; fewer if the path leads nowhere. */
export function schemasAlong(file: FieldSchema, path: Path): FieldSchema[] {
  const found = [file];
  for (const key of path) {
    const last = found.at(-1);
    const next = typeof key === 'number' ? last?.items : last?.properties?.[String(key)];
    if (!next) break;
    found.push(next);
  }
  return found;
}
