/** `npm run content:schemas`: writes content/.schemas and .pages.yml from lib/content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asCommand } from '../command.mjs';
import { editorConfig, jsonSchemas } from './editor-files';

await asCommand(import.meta.url, async () => {
  const folder = path.join('content', '.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    writeFileSync(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync('.pages.yml', editorConfig());
  console.log(`${Object.keys(jsonSchemas()).length} files in ${folder}, and .pages.yml`);
});
