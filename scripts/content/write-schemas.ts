/** `npm run content:schemas`: writes .pages.yml and content/.schemas (not in git) from lib/content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { editorConfig, jsonSchemas } from './editor-files';

const folder = 'content/.schemas';
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync('.pages.yml', editorConfig());
