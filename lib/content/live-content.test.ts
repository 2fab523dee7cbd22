import { readFileSync } from 'node:fs';
import { siteContent } from './load';
import { forms } from './schemas/files';

test('the guide for staff lists every file and every name in braces', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  for (const { file } of forms) expect(guide).toContain(`\`${file}\``);
  const names = [...Object.keys(siteContent().facts), 'city'];
  for (const name of names) expect(guide).toContain(`{${name}}`);
});
