import * as crypto from 'node:crypto';
import { entryName } from './paths';
import shipped from './shipped.json';

/**
 * The steps of an owner's work, in the order of the first evening in content/README.md: `name` is the one in
 * content/launch.json, and a part belongs to the first group whose `parts` match. `remedy` says why the shop needs its
 * own, and what to do. Without a `remedy`, an owner can confirm that the sample is true.
 */
const groups: readonly { name: string; parts: RegExp; remedy?: string }[] = [
  {
    name: 'business.json: name',
    parts: /^business\.json name$/,
    remedy: 'It’s on every page. Enter your own.',
  },
  {
    name: 'business.json: web address',
    parts: /^business\.json siteAddress$/,
    remedy: 'The sample address doesn’t exist. Enter your own.',
  },
  {
    name: 'business.json: phone, email',
    parts: /^business\.json (phone|email)$/,
    remedy: 'Nobody answers the sample phone and email. Enter your own, or leave out the email.',
  },
  {
    name: 'business.json: address',
    parts: /^business\.json address$/,
    remedy: 'Your business isn’t at the sample address. Enter your own.',
  },
  {
    name: 'business.json: license, insurance',
    parts: /^business\.json (lic|ins)/,
    remedy: 'A license you don’t have misleads customers. Enter your own, or leave out what you don’t have.',
  },
  { name: 'business.json: brands', parts: /^business\.json brands$/ },
  { name: 'business.json: reply, payment', parts: /^business\.json (reply|arrival|payment|textable)/ },
  { name: 'brand.json: logo', parts: /^mark$/, remedy: 'This is the sample shop’s logo. Use your own.' },
  { name: 'business.json: hours', parts: /^business\.json (hours|closed|emergency|sameDay)/ },
  { name: 'areas.json: areas', parts: /^areas\.json|^business\.json (statesServed|serviceRadius)/ },
  { name: 'services.json: prices', parts: /^services\.json.* price$/ },
  { name: 'services.json: texts', parts: /^services\.json/ },
  { name: 'business.json: claims', parts: /^business\.json (claims|rating)/ },
  { name: 'business.json: tax, other prices', parts: /^business\.json/ },
  {
    name: 'testimonials.json',
    parts: /^testimonials\.json.* (name|text)$/,
    remedy:
      'No customer wrote these, so it’s illegal to call them reviews (16 CFR 465). Enter real ones, or leave them out.',
  },
  { name: 'home.json', parts: /^home\.json/ },
  {
    name: 'about.json: story, training',
    parts: /^about\.json (story|certif)/,
    remedy: 'The sample story and training aren’t yours. Write your own, or leave out the training.',
  },
  { name: 'about.json: texts', parts: /^about\.json/ },
  { name: 'business-info.json', parts: /^business-info\.json/ },
  { name: 'checkout.json', parts: /^checkout\.json/ },
  { name: 'pages.json, site.json', parts: /^(pages|site)\.json/ },
  { name: 'privacy.md', parts: /^privacy\.md/ },
  { name: 'terms.md', parts: /^terms\.md/ },
];

/** The samples that an owner can confirm as true. */
export const confirmable = groups.flatMap(({ name, remedy }) => (remedy ? [] : [name]));

/** A part of content/ that can be true or false by itself. */
type Part = { path: string; value: unknown };

/** Groups that are true only as a whole: facts of the business, an area, a symptom. */
const whole = /^business\.json (?!claims)|^areas\.json areas \S+$| symptoms$/;

/** A day off of every shop. One that ships is no sample, because another shop's can't be different. */
const isHoliday = (value: unknown) =>
  !Object(value).opens && /^(Thanksgiving|Christmas)$/.test(String(Object(value).reason));

/** The parts of a file. A path has the ids of list entries and leaves out their numbers. */
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
  } else if (isHoliday(value)) {
    return;
  } else if (isFact || typeof value === 'object' || /^mark$| price$/.test(path)) {
    yield { path, value };
    // We skip single words, such as an id or the name of a day, because they can't be false by themselves.
  } else if (typeof value === 'string' && /\S\s+\S/.test(value)) yield { path, value };
}

/**
 * Normalizes a value, so that different spacing, key order, or empty fields from Pages CMS give the same hash.
 */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'string') return item.trim().replace(/\s+/g, ' ');
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const filled = Object.entries(item).filter(([, one]) => one !== '' && one !== false && one !== null);
    return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

const allShipped = new Set(shipped.hashes.flatMap((line) => line.split(' ')));

/** The parts of these files of content/ (by name), with the first eight digits of their SHA-256. */
export const hashed = (files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).flatMap(([name, file]) =>
    [...partsIn(name, file)].map(({ path, value }) => {
      return { path, value, hash: crypto.hash('sha256', `${path} ${canonical(value)}`).slice(0, 8) };
    }),
  );

/** Whether a part whose path matches is still the sample. */
export const isSample = (files: Readonly<Record<string, unknown>>, parts: RegExp) =>
  hashed(files).some(({ path, hash }) => parts.test(path) && allShipped.has(hash));

/** A part in the list of samples: the beginning of its text, or its path and, in a list without ids, its name. */
function inShort({ path, value }: Part) {
  if (typeof value === 'string') return `“${value.slice(0, 60)}${value.length > 60 ? '…' : ''}”`;
  const name = path.startsWith('business.json') ? entryName(value) : undefined;
  return [...path.split(' ').slice(1), name].filter(Boolean).join(' → ');
}

/** The groups that still have samples and aren't confirmed, with the number of their parts and the samples. */
export function samplesIn(files: Readonly<Record<string, unknown>>, confirmed: readonly string[]) {
  const found = hashed(files).map((part) => ({
    ...part,
    group: groups.find((one) => one.parts.test(part.path)),
  }));
  return groups.flatMap(({ name, remedy }) => {
    const parts = found.filter(({ group }) => group?.name === name);
    const left = parts.filter(({ hash }) => allShipped.has(hash));
    const isAsked = left.length > 0 && (remedy || !confirmed.includes(name));
    return isAsked ? [{ name, remedy, all: parts.length, left: left.map(inShort) }] : [];
  });
}
