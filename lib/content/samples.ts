import * as crypto from 'node:crypto';
import shipped from './shipped.json';

/**
 * The steps of an owner's work, in the order of the first evening in content/README.md: the name in content/launch.json,
 * the parts (one that several would take is in the first of them) and why they must be the shop's own. Without that an
 * owner may confirm that they are true.
 */
const groups: readonly { name: string; parts: RegExp; why?: string }[] = [
  { name: 'business.json: name', parts: /^business\.json name$/, why: 'It stands on every page.' },
  { name: 'business.json: web address', parts: /^business\.json siteAddress$/, why: 'It leads nowhere.' },
  { name: 'business.json: phone, email', parts: /^business\.json (phone|email)$/, why: 'Nobody answers.' },
  { name: 'business.json: address', parts: /^business\.json address$/, why: 'The business isn’t there.' },
  { name: 'business.json: license, insurance', parts: /^business\.json (lic|ins)/, why: 'It misleads.' },
  { name: 'business.json: brands', parts: /^business\.json brands$/ },
  { name: 'business.json: reply, payment', parts: /^business\.json (reply|arrival|payment|textable)/ },
  { name: 'brand.json: logo', parts: /^mark$/, why: 'It is the logo of a shop that isn’t.' },
  { name: 'business.json: hours', parts: /^business\.json (hours|closed|emergency|sameDay)/ },
  { name: 'areas.json: areas', parts: /^areas\.json|^business\.json (statesServed|serviceRadius)/ },
  { name: 'services.json: prices', parts: /^services\.json.* price$/ },
  { name: 'services.json: texts', parts: /^services\.json/ },
  { name: 'business.json: claims', parts: /^business\.json (claims|rating)/ },
  { name: 'business.json: tax, other prices', parts: /^business\.json/ },
  {
    name: 'testimonials.json',
    parts: /^testimonials\.json.* (name|text)$/,
    why: 'No customer said so: to call it a review is illegal (16 CFR 465).',
  },
  { name: 'home.json', parts: /^home\.json/ },
  { name: 'about.json: story, training', parts: /^about\.json (story|certif)/, why: 'It is nobody’s.' },
  { name: 'about.json: texts', parts: /^about\.json/ },
  { name: 'business-info.json', parts: /^business-info\.json/ },
  { name: 'checkout.json', parts: /^checkout\.json/ },
  { name: 'pages.json, site.json', parts: /^(pages|site)\.json/ },
  { name: 'privacy.md', parts: /^privacy\.md/ },
  { name: 'terms.md', parts: /^terms\.md/ },
];

/** What an owner may confirm as true although it is as shipped. */
export const confirmable = groups.flatMap(({ name, why }) => (why ? [] : [name]));

/** A part of content/: what can be true or false by itself. */
type Part = { path: string; value: unknown };

/** Groups that are true only as a whole: facts of the business, an area, a symptom. */
const whole = /^business\.json (?!claims)|^areas\.json areas \S+$| symptoms$/;

/** The parts of a file. Their paths don't count the entries of lists: they name those that have an id. */
function* partsIn(path: string, value: unknown): Generator<Part> {
  const isFact = path.startsWith('business.json ');
  if (Array.isArray(value) && (!isFact || value.some((entry) => typeof entry === 'object'))) {
    for (const entry of value) {
      const id: unknown = Object(entry).id;
      yield* partsIn(typeof id === 'string' ? `${path} ${id}` : path, entry);
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value) && !whole.test(path)) {
    for (const [key, item] of Object.entries(value)) yield* partsIn(`${path} ${key}`, item);
  } else if (path.endsWith('.md')) {
    for (const paragraph of String(value).split(/\n\s*\n/)) yield { path, value: paragraph };
  } else if (isFact || typeof value === 'object' || /^mark$| price$/.test(path)) {
    yield { path, value };
    // A word by itself, such as an id or the name of a day, says nothing.
  } else if (typeof value === 'string' && /\S\s+\S/.test(value)) yield { path, value };
}

/** The same text for what reads the same: however it is spaced or sorted, and with what a form leaves empty. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'string') return item.trim().replace(/\s+/g, ' ');
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const filled = Object.entries(item).filter(([, one]) => one !== '' && one !== false && one !== null);
    return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

const allShipped = new Set(shipped.hashes.flatMap((line) => line.split(' ')));

/** The parts of files of content/, given by name, with the first eight digits of their SHA-256. */
export const hashed = (files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).flatMap(([name, file]) =>
    [...partsIn(name, file)].map(({ path, value }) => {
      return { path, value, hash: crypto.hash('sha256', `${path} ${canonical(value)}`).slice(0, 8) };
    }),
  );

/** Whether a part at such a path is as shipped. */
export const isSample = (files: Readonly<Record<string, unknown>>, parts: RegExp) =>
  hashed(files).some(({ path, hash }) => parts.test(path) && allShipped.has(hash));

/** A part as the list of samples shows it: how its text begins, or where it is. */
const inShort = ({ path, value }: Part) =>
  typeof value === 'string' ? `“${value.slice(0, 60)}” …` : path.replace(/^\S+ /, '');

/** The groups of which a part is as shipped and that aren't confirmed: how much of each, and what. */
export function samplesIn(files: Readonly<Record<string, unknown>>, confirmed: readonly string[]) {
  const found = hashed(files).map((part) => ({
    ...part,
    group: groups.find((one) => one.parts.test(part.path)),
  }));
  return groups.flatMap(({ name, why }) => {
    const parts = found.filter(({ group }) => group?.name === name);
    const left = parts.filter(({ hash }) => allShipped.has(hash));
    const isAsked = left.length > 0 && (why || !confirmed.includes(name));
    return isAsked ? [{ name, why, all: parts.length, left: left.map(inShort) }] : [];
  });
}
