/** `npm run content:samples`, after a change of the sample that ships: adds what is in content/ to the list of what shipped. */
import { writeFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { hashed } from '@/lib/content/samples';
import { hashes } from '@/lib/content/shipped.json';

// None is ever removed: an owner may have kept an older sample.
const current = hashed(loadContent().written).map(({ hash }) => hash);
const added = current.filter((hash) => !hashes.join(' ').includes(hash));
const lines = Array.from({ length: Math.ceil(added.length / 12) }, (_, line) =>
  [...new Set(added)].slice(line * 12, line * 12 + 12).join(' '),
);
const file = 'lib/content/shipped.json';
writeFileSync(file, `${JSON.stringify({ hashes: [...hashes, ...lines.filter(Boolean)] }, null, 2)}\n`);
