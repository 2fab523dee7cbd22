import { z } from 'zod';
import type { Path } from './paths';

const jsonSchema = z.looseObject({
  type: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
});

/** What is known about a field in content/: the part of JSON Schema that zod generates for it. */
export type FieldSchema = z.infer<typeof jsonSchema>;

export function fieldSchema(schema: z.ZodType): FieldSchema {
  return jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', override: describeLimit }));
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
