import { readFileSync } from 'node:fs';
import { placeholdersIn } from './fill';
import { loadContent, siteContent } from './load';
import { walk } from './paths';
import { forms } from './schemas/files';

/** The names in braces that no fact has replaced. */
const namesLeft = (content: unknown) =>
  walk(content).flatMap(({ value }) => (typeof value === 'string' ? placeholdersIn(value) : []));

test('facts replace every name in braces except {city}, which the page fills in', () => {
  expect(new Set(namesLeft(loadContent().content))).toEqual(new Set(['city']));
});

test('the guide for staff lists every file and every name in braces', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  for (const { file } of forms) expect(guide).toContain(`\`${file}\``);
  const names = [...Object.keys(siteContent().facts), 'city'];
  for (const name of names) expect(guide).toContain(`{${name}}`);
});
