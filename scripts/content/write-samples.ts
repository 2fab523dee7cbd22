/** `npm run content:samples`: adds content/ to the list of samples. Run it after you change the sample that ships. */
import { writeFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { shippedWith } from '@/lib/content/samples';

// Each path has one line, so that a difference shows what has changed.
const lines = Object.entries(shippedWith(loadContent().written)).map(
  ([path, values]) => `  ${JSON.stringify(path)}: ${JSON.stringify(values)}`,
);
writeFileSync('lib/content/frozen/shipped.json', `{\n${lines.join(',\n')}\n}\n`);
