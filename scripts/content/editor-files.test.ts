import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { editorConfig } from './editor-files';

const field = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  list: z.unknown().optional(),
  get fields() {
    return z.array(field).min(1).optional();
  },
});

const { content: forms } = z
  .object({
    content: z.array(z.object({ fields: z.array(field).optional() })),
  })
  .parse(parse(editorConfig()));

test('staff get the forms that the schemas ask for', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});

test('staff can empty each group that may be left out', () => {
  // Pages CMS keeps such a group in the file if all its fields are empty, but not an entry of a list; and a yes or no
  // is never empty.
  const groups = forms.flatMap(({ fields = [] }) => fields).filter((one) => one.fields && !one.list);
  const kept = groups.filter(
    ({ required, fields = [] }) => !required && fields.every((one) => one.type !== 'boolean'),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});
