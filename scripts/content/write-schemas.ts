/** `npm run content:schemas`: writes .pages.yml and content/.schemas (not in git) from lib/content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { editorConfig, jsonSchemas } from './editor-files';

const folder = 'content/.schemas';
mkdirSync(folder, { recursive: true });
for (const [file, schema] of Object.entries(jsonSchemas)) {
  // Editors find the schema by the "$schema" of the file.
  const properties = { $schema: { type: 'string' }, ...schema?.properties };
  const name = file.replace(/\.json$/, '.schema.json');
  writeFileSync(`${folder}/${name}`, `${JSON.stringify({ ...schema, properties }, null, 2)}\n`);
}
writeFileSync('.pages.yml', editorConfig());
