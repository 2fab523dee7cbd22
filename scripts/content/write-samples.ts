/** `npm run content:samples`: adds content/ to the list of samples. Run it after you change the sample that ships. */
import { writeFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { hashed } from '@/lib/content/samples';
import { hashes } from '@/lib/content/shipped.json';

// We never remove a hash, because an owner may still have an older sample.
const current = hashed(loadContent().written).map(({ hash }) => hash);
const added = current.filter((hash) => !hashes.join(' ').includes(hash));
const lines = Array.from({ length: Math.ceil(added.length / 12) }, (_, line) =>
  [...new Set(added)].slice(line * 12, line * 12 + 12).join(' '),
);
const file = 'lib/content/shipped.json';
writeFileSync(file, `${JSON.stringify({ hashes: [...hashes, ...lines.filter(Boolean)] }, null, 2)}\n`);
