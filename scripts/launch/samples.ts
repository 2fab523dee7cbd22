import { createHash } from 'node:crypto';
import { fieldInWords, valueAt, walk, type Path } from '@/lib/content/load/paths';

/** One thing that keeps the site from going live, for someone who doesn't program. */
export type LaunchItem = {
  /** Where: "content/business.json: phone", or a file of the built site. */
  place: string;
  wrong: string;
  remedy: string;
};

const remedies: Record<string, string | undefined> = {
  'business.json':
    'Enter the real one and change its sample mark to false. An optional one can be left out: delete its line.',
  'testimonials.json': 'Enter a real review and write "sample": false, or remove the entry.',
  'pages.json': 'Have a lawyer review the text, fix it, and write "sample": false.',
};

// Why a sample must not go live, where there is more to say than that it is made up.
const reasons: Record<string, string> = {
  'business.json name': 'The real name appears on every page and in search results.',
  'business.json siteAddress': 'It sends search engines to a site that does not exist.',
  'business.json phone': 'The number is reserved for fiction: nobody answers it.',
  'business.json email': 'Nobody reads this mailbox.',
  'business.json address': 'The business is not at this address.',
  'business.json license': 'A false license misleads customers.',
  'business.json insurance': 'False insurance details mislead customers.',
  'business.json feeCredit': 'It must be what the business really does (Minn. Stat. 325D.44).',
  'business.json ratingSource': 'A rating without its true source and month misleads customers.',
  'home.json services → priceCovers': 'It must say what the fee really covers (Minn. Stat. 325D.44).',
  'home.json services → priceChanges': 'It must say what really changes the price (Minn. Stat. 325D.44).',
  'pages.json privacy': 'The policy in privacy.md is a draft that a lawyer should review.',
  'pages.json terms': 'The terms in terms.md are a draft that a lawyer should review.',
};
const reasonByFile: Record<string, string> = {
  'testimonials.json': 'No customer said this; presenting it as a real review is illegal (16 CFR 465).',
  'areas.json': 'The neighborhoods were picked for the preview; list the ones you really serve.',
};
const otherReason = 'It was made up for the preview.';

/** The first 8 digits of the SHA-256 of texts that only the sample has: names, stories, reviews. An owner’s are others. */
const shipped =
  /^(9fdb88b0|9418f58e|a08516f3|73bc5dc5|1b0ddd8a|f8149242|04cd68cf|9a993db6|48e5a2e8|b1269fd5|73305d9d|4a42fc18|595bb88a|214f3a04|0ca11ece|e441c2b8|391cf12f|9b9bdb1e|f4ed9455|57e90f56)/;
const isShipped = (text: string) => shipped.test(createHash('sha256').update(text).digest('hex'));

/** What is a sample by its mark (`"sample": true` in it, `"brandsSample": true` next to "brands") or by its value. */
function samplePlace(path: Path, value: unknown): Path | undefined {
  const [key, group] = [String(path.at(-1)), path.slice(0, -1)];
  if (value === true && key === 'sample') return group;
  if (value === true && key.endsWith('Sample')) return [...group, key.replace(/Sample$/, '')];
  if (typeof value !== 'string' || !isShipped(value)) return undefined;
  return path.includes('value') ? path.slice(0, path.indexOf('value')) : key === 'text' ? group : path;
}

/** Every sample, so to be replaced, in the JSON files, given by file name ("business.json"). */
export function listSamples(values: Readonly<Record<string, unknown>>): LaunchItem[] {
  const items = Object.entries(values).flatMap(([file, content]) =>
    [...walk(content)].flatMap(({ path, value }) => {
      const place = samplePlace(path, value);
      if (!place || valueAt(content, place) === undefined) return [];
      const why = reasons[`${file} ${place.join(' → ')}`] ?? reasonByFile[file] ?? otherReason;
      const named = [`content/${file}`, fieldInWords(content, place)].filter(Boolean).join(': ');
      const wrong = `"${shown(valueAt(content, place))}" is still a sample. ${why}`;
      const remedy = remedies[file] ?? 'Enter the real one and change its sample mark to false.';
      return [{ place: named, wrong, remedy }];
    }),
  );
  return [...new Map(items.map((item) => [item.place, item])).values()];
}

/** A sample as one short line: its texts, or its numbers or yes and no if it has none. */
function shown(value: unknown): string {
  const found = [...walk(value)].filter(({ path }) => !['id', 'sample'].includes(String(path.at(-1))));
  const plain = found.map((one) => one.value).filter((one) => typeof one !== 'object');
  const texts = plain.filter((one) => typeof one === 'string');
  const text = (texts.length > 0 ? texts : plain).join(', ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
