import { z } from 'zod';
import { jsonFiles } from './content-files';

/**
 * A JSON Schema for each JSON file of content/, by file name: "business.schema.json". Editors find it by the file's
 * "$schema" and complete and explain every field with it. Kept in content/.schemas by scripts/write-content-schemas.mts.
 */
export function jsonSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(jsonFiles).map(([file, schema]) => [
      file.replace(/\.json$/, '.schema.json'),
      z.toJSONSchema(schema, { io: 'input', override: ({ jsonSchema }) => tellLength(jsonSchema) }),
    ]),
  );
}

/**
 * Editors show a description, not a limit: so the description tells it. The limit itself is left out, since it counts
 * a text with its facts filled in: "{warrantyDays} days" fits where twelve characters do.
 */
function tellLength(schema: { maxLength?: number | undefined; description?: string | undefined }) {
  if (schema.maxLength === undefined) return;
  schema.description = `${schema.description ?? ''} Up to ${schema.maxLength} characters.`.trim();
  delete schema.maxLength;
}
