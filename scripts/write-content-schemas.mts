import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { jsonSchemas } from '../lib/content/json-schemas';
import { contentFolder } from '../lib/content/read';

// Writes content/.schemas anew from the schemas in lib/content. To be run after a change there; a test tells when.
const folder = path.join(contentFolder(), '.schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = path.join(folder, name);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(schema), options));
}
console.log(`content/.schemas: ${Object.keys(jsonSchemas()).length} files written.`);
