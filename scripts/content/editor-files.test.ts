import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { editorConfig } from './editor-files';

test('.pages.yml matches the schemas', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});

test('staff can clear each optional group', () => {
  const field = z.object({ name: z.string(), type: z.string(), required: z.boolean(), list: z.unknown() });
  const group = field.partial({ list: true }).extend({ fields: z.array(field.partial()).optional() });
  const form = z.object({ fields: z.array(group).default([]) });
  const forms = z.object({ content: z.array(form) }).parse(parse(editorConfig())).content;
  // Pages CMS keeps a group in the file even if all its fields are empty, and a yes or no is never empty. It removes an
  // empty entry of a list.
  const kept = forms
    .flatMap(({ fields }) => fields)
    .filter((one) => !one.required && !one.list && one.fields?.every(({ type }) => type !== 'boolean'));
  expect(kept.map(({ name }) => name)).toEqual([]);
});
