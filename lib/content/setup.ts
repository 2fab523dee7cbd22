import { applyEdits, modify, parse } from 'jsonc-parser';
import { weekdays, type Weekday } from '@/lib/hours/clock';
import { jsonFiles } from './load/content-files';
import { findingsOf } from './load/explain';
import { fieldSchema } from './load/field-schema';
import { valueAt, type Path } from './load/paths';

/** The JSON files of content/ as text, by name. */
export type Files = Readonly<Record<string, string>>;

/** A question of `npm run setup`. Its answer is one line; "-" leaves out what one doesn't have. */
type Question = {
  ask: string;
  file: keyof typeof jsonFiles;
  /** The field that the answer sets. */
  path: (string | number)[];
  /** Between the line that is typed and the value in the file. `parse` throws an Error that says what to type. */
  show?: (value: never) => string;
  parse?: (line: string, before: unknown) => unknown;
  canSkip?: boolean;
};

const timeIn = (text: string) => {
  const [, hour = '', minutes = '00'] = /^(\d{1,2})(?::(\d\d))?$/.exec(text.trim()) ?? [];
  return `${hour.padStart(2, '0')}:${minutes}`;
};

type Hours = { days: readonly Weekday[]; opens: string; closes: string };

/** "Mon-Fri 7:30-17, Sat 8-12" as in "hours". Throws an Error that says how to write them. */
export function parseHours(line: string): Hours[] {
  return line.split(',').map((part) => {
    const [, first = '', last = first, opens = '', closes = ''] =
      /^\s*([a-z]{3})[a-z]*(?:\s*[-–]\s*([a-z]{3})[a-z]*)?\s+([\d:]+)\s*[-–]\s*([\d:]+)\s*$/i.exec(part) ??
      [];
    const [from, to] = [first, last].map((name) =>
      weekdays.findIndex((day) => name !== '' && day.toLowerCase().startsWith(name.toLowerCase())),
    );
    const days = weekdays.slice(from, (to ?? 0) + 1);
    if (from === -1 || days.length === 0)
      throw new Error('Write days and a 24-hour clock, such as: Mon-Fri 7:30-17, Sat 8-12');
    return { days, opens: timeIn(opens), closes: timeIn(closes) };
  });
}

export const showHours = (hours: readonly Hours[]) =>
  hours
    .map(({ days, opens, closes }) => {
      const span = [...new Set([days[0], days.at(-1)])].map((day) => day?.slice(0, 3)).join('-');
      return `${span} ${opens}-${closes}`;
    })
    .join(', ');

type Town = { id: string; name: string; city: string; zips: string[] };

/** "Duluth 55802 55811; Lakeside (Duluth) 55804" as in areas.json. An area that stays keeps its place on the map. */
function parseTowns(line: string, before: unknown): Town[] {
  const known: Town[] = Array.isArray(before) ? before : [];
  return line.split(';').map((part) => {
    const [, name = '', city = name, zips = ''] =
      /^\s*([^\d()]+?)(?:\s*\((.+)\))?\s+([\d ]+?)\s*$/.exec(part) ?? [];
    if (!name) throw new Error('Write: Duluth 55802 55811; Lakeside (Duluth) 55804');
    const id = name
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '');
    return { ...known.find((area) => area.name === name), id, name, city, zips: zips.split(/\s+/) };
  });
}

const showTowns = (towns: readonly Town[]) =>
  towns
    .map(({ name, city, zips }) => `${name}${city === name ? '' : ` (${city})`} ${zips.join(' ')}`)
    .join('; ');

const dollars = (line: string) => {
  if (!/^\d+(\.\d+)?$/.test(line.trim())) throw new Error('Write digits only, such as 89.');
  return Number(line);
};
const yesOrNo = (line: string) => {
  if (!/^(y|yes|n|no)$/i.test(line.trim())) throw new Error('Write yes or no.');
  return /^y/i.test(line.trim());
};

const hours = { parse: parseHours, show: showHours };
const towns = { parse: parseTowns, show: showTowns };
const number = { parse: dollars };
const none = { canSkip: true };

/** The questions, in their order; one for each service's price. */
export function questions(files: Files): Question[] {
  const business = (ask: string, field: string, more?: Partial<Question>): Question => ({
    ask,
    file: 'business.json',
    path: field.split('.'),
    ...more,
  });
  const services: { name: string; price: number }[] = parse(files['services.json'] ?? '').services;
  return [
    business('Name of the business', 'name.value'),
    business('Web address, such as https://www.example.com', 'siteAddress.value'),
    business('Phone number, such as (218) 727-0100', 'phone.value'),
    business('Does that number take texts?', 'textable.value', {
      parse: yesOrNo,
      show: (value: boolean) => (value ? 'yes' : 'no'),
    }),
    business('Email', 'email.value', none),
    business('Street and number, if customers may see it', 'address.value.street', none),
    business('City', 'address.value.city'),
    business('State: MN, WI, IA, ND or SD', 'address.value.state'),
    business('ZIP code of that address', 'address.value.zipCode'),
    business('License', 'license.value', none),
    business('Insurance', 'insurance.value', none),
    business('Opening hours', 'hours', hours),
    business('Emergency service outside them', 'emergency.value', {
      ...none,
      parse: (line, before) => ({ onClosedDates: true, ...Object(before), ...parseHours(line)[0] }),
      show: (value: Hours) => showHours([value]),
    }),
    business('Lowest price outside your hours', 'afterHoursPrice.value', { ...none, ...number }),
    business('States that you go to', 'statesServed', {
      parse: (line) => line.split(',').map((item) => item.trim()),
      show: (value: string[]) => value.join(', '),
    }),
    { ask: 'Towns or neighborhoods with their ZIP codes', file: 'areas.json', path: ['areas'], ...towns },
    // From the end, because one that is left out moves those behind it.
    ...services
      .map(({ name }, index): Question => {
        const path = ['services', index, 'price'];
        return { ask: `Service call fee for ${name}`, file: 'services.json', path, ...none, ...number };
      })
      .toReversed(),
    business('Sales tax in percent', 'taxPercent', number),
    business('Years in business, such as 15+', 'claims.yearsInBusiness', none),
    business('Customers served, such as 5,000+', 'claims.customers', none),
    business('Warranty in days', 'claims.warrantyDays', number),
    business('First-repair discount in dollars', 'claims.firstRepairDiscount', { ...none, ...number }),
    business('Average rating, such as 4.9', 'claims.rating', { ...none, ...number }),
    business('Number of reviews, such as 500+', 'claims.reviews', none),
    { ask: 'File of your logo in content/', file: 'brand.json', path: ['mark'] },
    { ask: 'Color of buttons and links, as hex: # and six digits', file: 'brand.json', path: ['accent'] },
  ];
}

/** What the files say now, as one types it; "-" if it is left out. */
export function presentAnswer(files: Files, { file, path, show = String }: Question): string {
  const value = valueAt(parse(files[file] ?? ''), path);
  return value === undefined ? '-' : show(value as never); // each question shows its own kind of value
}

const set = (text: string, path: (string | number)[], value: unknown) =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

/** The files with an answer; as they were if it says what they say. Throws an Error that says what to type. */
export function answered(files: Files, question: Question, line: string): Files {
  const { file, path, parse: read = (text: string) => text.trim(), canSkip } = question;
  const text = files[file] ?? '';
  if (line.trim() === presentAnswer(files, question)) return files;
  if (line.trim() === '-') {
    if (!canSkip) throw new Error('This can’t be left out.');
    const group = path.at(-1) === 'value' ? path.slice(0, -1) : path;
    // A service goes with its price.
    return { ...files, [file]: set(text, file === 'services.json' ? path.slice(0, 2) : group, undefined) };
  }
  const before = parse(text);
  const changes: [path: (string | number)[], value: unknown][] = [[path, read(line, valueAt(before, path))]];
  const sample = [...path.slice(0, path.lastIndexOf('value')), 'sample'];
  if (valueAt(before, sample) === true) changes.push([sample, false]);
  if (path[0] === 'hours') {
    const open = parseHours(line).flatMap(({ days }) => days);
    const closed = weekdays.filter((day) => !open.includes(day));
    changes.push([['closedDays'], closed.length > 0 ? closed : undefined]);
  }
  // The shade for dark mode is computed from a new color.
  if (path[0] === 'accent') changes.push([['accentDark'], undefined]);
  // Another place isn't where the old one was.
  if (path[0] === 'address')
    for (const degrees of ['latitude', 'longitude']) changes.push([['address', 'value', degrees], undefined]);
  return { ...files, [file]: changes.reduce((changed, change) => set(changed, ...change), text) };
}

/** What is wrong with an answer and what to type; undefined if it is right. */
export function problemWith(files: Files, question: Question, line: string): string | undefined {
  try {
    const { file, path } = question;
    const { $schema: _schema, ...value } = parse(answered(files, question, line)[file] ?? '');
    const { error } = jsonFiles[file].safeParse(value, { error: () => '' });
    const concerns = (one: Path) => path.every((key, index) => index >= one.length || one[index] === key);
    const issues = (error?.issues ?? []).filter((issue) => issue.path.length > 0 && concerns(issue.path));
    const [finding] = findingsOf(issues, fieldSchema(jsonFiles[file]), value);
    return finding && `${finding.wrong} ${finding.remedy}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
