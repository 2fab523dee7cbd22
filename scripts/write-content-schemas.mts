import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorConfig } from '../lib/content/editor-config';
import { jsonSchemas } from '../lib/content/json-schemas';
import { contentFolder } from '../lib/content/read';
import { yamlText } from '../lib/content/yaml-text';

// Writes content/.schemas and .pages.yml anew from the schemas in lib/content. To be run after a change there; a test
// tells when.
const folder = path.join(contentFolder(), '.schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = path.join(folder, name);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(schema), options));
}
writeFileSync(
  '.pages.yml',
  `# Made by npm run content:schemas from the schemas in lib/content: change those.\n${yamlText(editorConfig())}`,
);
console.log(`content/.schemas: ${Object.keys(jsonSchemas()).length} files written, and .pages.yml.`);
