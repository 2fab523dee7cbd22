/** `npm run content:samples`: adds content/ to the list of samples. Run it after you change the sample that ships. */
import { writeFileSync } from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { shippedWith } from '@/lib/content/samples';

// Each top-level field of a file has one line, with all fields in it, so that a diff shows what has changed.
const lines = new Map<string, string[]>();
for (const [field, values] of Object.entries(shippedWith(loadContent().written))) {
  const top = field.split(' ', 2).join(' ');
  const line = `${JSON.stringify(field)}: ${JSON.stringify(values)}`;
  lines.set(top, [...(lines.get(top) ?? []), line]);
}
const text = [...lines.values()].map((entries) => `  ${entries.join(', ')}`).join(',\n');
writeFileSync('lib/content/frozen/shipped.json', `{\n${text}\n}\n`);
