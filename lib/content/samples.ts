import shippedParts from './frozen/shipped.json';
import { entryName } from './paths';

/**
 * A step of an owner's work on the sample. A part of content/ belongs to the first step that lists it, or a group
 * around it, in `parts`. `remedy` says why the shop needs its own, and what to do. Without a `remedy`, an owner can
 * confirm that the sample is true.
 */
type Step = { file: string; topic?: string; parts: readonly string[]; remedy?: string };

/** The steps in the order of the first evening in content/README.md. */
const steps: readonly Step[] = [
  {
    file: 'business.json',
    topic: 'name',
    parts: ['business.json name'],
    remedy: 'It’s on every page. Enter your own.',
  },
  {
    file: 'business.json',
    topic: 'web address',
    parts: ['business.json siteAddress'],
    remedy: 'The sample address doesn’t exist. Enter your own.',
  },
  {
    file: 'business.json',
    topic: 'phone, email',
    parts: ['business.json phone', 'business.json email'],
    remedy: 'Nobody answers the sample phone and email. Enter your own, or leave out the email.',
  },
  {
    file: 'business.json',
    topic: 'address',
    parts: ['business.json address'],
    remedy: 'Your business isn’t at the sample address. Enter your own.',
  },
  {
    file: 'business.json',
    topic: 'license, insurance',
    parts: ['business.json license', 'business.json insurance'],
    remedy: 'A license you don’t have misleads customers. Enter your own, or leave out what you don’t have.',
  },
  { file: 'business.json', topic: 'brands', parts: ['business.json brands'] },
  {
    file: 'business.json',
    topic: 'reply, payment',
    parts: [
      'business.json replyMinutes',
      'business.json arrivalWindow',
      'business.json paymentMethods',
      'business.json textable',
    ],
  },
  {
    file: 'brand.json',
    topic: 'logo',
    parts: ['mark'],
    remedy: 'This is the sample shop’s logo. Use your own.',
  },
  {
    file: 'business.json',
    topic: 'hours',
    parts: [
      'business.json hours',
      'business.json closedDays',
      'business.json closedDates',
      'business.json emergency',
      'business.json sameDayUntil',
    ],
  },
  {
    file: 'areas.json',
    topic: 'areas',
    parts: ['areas.json', 'business.json statesServed', 'business.json serviceRadiusMiles'],
  },
  { file: 'services.json', topic: 'prices', parts: ['services.json services price'] },
  { file: 'services.json', topic: 'texts', parts: ['services.json'] },
  {
    file: 'business.json',
    topic: 'claims',
    parts: ['business.json claims', 'business.json ratingSource'],
  },
  { file: 'business.json', topic: 'tax, other prices', parts: ['business.json'] },
  {
    file: 'testimonials.json',
    parts: ['testimonials.json testimonials name', 'testimonials.json testimonials text'],
    remedy:
      'No customer wrote these, so it’s illegal to call them reviews (16 CFR 465). Enter real ones, or leave them out.',
  },
  { file: 'home.json', parts: ['home.json'] },
  {
    file: 'about.json',
    topic: 'story, training',
    parts: ['about.json story', 'about.json certifications'],
    remedy: 'The sample story and training aren’t yours. Write your own, or leave out the training.',
  },
  { file: 'about.json', topic: 'texts', parts: ['about.json'] },
  { file: 'business-info.json', parts: ['business-info.json'] },
  { file: 'checkout.json', parts: ['checkout.json'] },
  { file: 'pages.json, site.json', parts: ['pages.json', 'site.json'] },
  { file: 'privacy.md', parts: ['privacy.md'] },
  { file: 'terms.md', parts: ['terms.md'] },
];

/** The name of a step in content/launch.json. */
const nameOf = ({ file, topic }: Step) => (topic ? `${file}: ${topic}` : file);

/** The steps that an owner can finish by confirming that the sample is true. */
export const confirmable = steps.filter(({ remedy }) => !remedy).map(nameOf);

type Files = Readonly<Record<string, unknown>>;

/**
 * A part of content/ that can be true or false by itself. `fields` are its file and the names of the fields that lead
 * to it. `path` also has the ids of the list entries on the way.
 */
type Part = { fields: readonly string[]; path: readonly string[]; value: unknown };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All parts of these files. */
const partsOf = (files: Files): Part[] =>
  Object.entries(files).flatMap(([name, value]) => partsIn({ fields: [name], path: [name], value }));

function partsIn({ fields, path, value }: Part): Part[] {
  if (isHoliday(value)) return [];
  if (isWhole(fields, value)) return [{ fields, path, value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown) => {
      const id = isGroup(entry) && typeof entry.id === 'string' ? [entry.id] : [];
      return partsIn({ fields, path: [...path, ...id], value: entry });
    });
  }
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      partsIn({ fields: [...fields, name], path: [...path, name], value: item }),
    );
  }
  if (typeof value !== 'string') return [];
  if (path[0]?.endsWith('.md')) {
    return value.split(/\n\s*\n/).map((paragraph) => ({ fields, path, value: paragraph }));
  }
  // We skip single words, such as an id or the name of a day, because they can't be false by themselves.
  return /\S\s+\S/.test(value) ? [{ fields, path, value }] : [];
}

/** A day off of every shop. One that ships isn't a sample, because another shop's can't be different. */
const isHoliday = (value: unknown) =>
  isGroup(value) && !value.opens && /^(Thanksgiving|Christmas)$/.test(String(value.reason));

/** Whether a value is true or false only as a whole: a fact of the business, an area, a symptom, a price, the logo. */
function isWhole(fields: readonly string[], value: unknown): boolean {
  const [file] = fields;
  const field = fields.at(-1);
  const isListOfGroups = Array.isArray(value) && value.some(isGroup);
  if (isListOfGroups) return false;
  if (file === 'business.json') return fields.length > 1 && !(field === 'claims' && isGroup(value));
  if (isGroup(value)) return field === 'symptoms' || (file === 'areas.json' && field === 'areas');
  return file === 'mark' || field === 'price';
}

/** Whether a part is one of these, or in one of these groups: "business.json claims". */
const isIn = ({ fields }: Part, groups: readonly string[]) =>
  groups.some((group) => `${fields.join(' ')} `.startsWith(`${group} `));

/** A value as JSON that is the same with other spacing, another order of keys, or empty fields from Pages CMS. */
const normalized = (value: unknown) =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'string') return item.trim().replace(/\s+/g, ' ');
    if (!isGroup(item)) return item;
    const filled = Object.entries(item).filter(([, one]) => one !== '' && one !== false && one !== null);
    return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The values that shipped, by path. */
type Shipped = Record<string, unknown[]>;

const allShipped: Shipped = shippedParts;

const isShipped = ({ path, value }: Part, shipped = allShipped) =>
  (shipped[path.join(' ')] ?? []).some((one) => normalized(one) === normalized(value));

/** Adds the samples in these files to what shipped. The list only grows, because an owner may have an old sample. */
export function shippedWith(files: Files): Shipped {
  const shipped: Shipped = structuredClone(allShipped);
  for (const part of partsOf(files)) {
    const isSample = steps.some(({ parts }) => isIn(part, parts));
    if (isSample && !isShipped(part, shipped)) (shipped[part.path.join(' ')] ??= []).push(part.value);
  }
  return shipped;
}

/** Whether one of these parts, or a part of these groups, is still the sample. */
export const hasSample = (files: Files, parts: readonly string[]) =>
  partsOf(files).some((part) => isIn(part, parts) && isShipped(part));

/** A part in the list of samples: the beginning of its text, or its path and, in a list without ids, its name. */
function inShort({ path, value }: Part): string {
  if (typeof value === 'string') return `“${value.slice(0, 60)}${value.length > 60 ? '…' : ''}”`;
  const name = path[0] === 'business.json' ? entryName(value) : undefined;
  return [...path.slice(1), name].filter(Boolean).join(' → ');
}

/** The steps that still have samples and aren't confirmed, with the number of their parts, and the samples. */
export function samplesIn(files: Files, confirmed: readonly string[]) {
  const all = partsOf(files).map((part) => ({ part, step: steps.find(({ parts }) => isIn(part, parts)) }));
  return steps.flatMap((step) => {
    const name = nameOf(step);
    const parts = all.filter((one) => one.step === step).map(({ part }) => part);
    const samples = parts.filter((part) => isShipped(part)).map(inShort);
    if (samples.length === 0 || (!step.remedy && confirmed.includes(name))) return [];
    return [{ ...step, name, count: parts.length, samples }];
  });
}
