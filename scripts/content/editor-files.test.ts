import { readFileSync } from 'node:fs';
import { editorConfig } from './editor-files';

test('.pages.yml matches the schemas', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});
