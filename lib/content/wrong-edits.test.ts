import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { Problem } from './content-error';
import { jsonFiles } from './content-files';
import { loadContent } from './load-content';
import { contentFolder } from './read';
import { walk } from './places';

const settings = {
  reverseGeocoder: 'Place Finder',
  ipLookup: 'Address Finder',
  taxPercent: '8%',
  requestService: undefined,
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  cpSync(contentFolder(), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** All problems. One without a field is named by its line, as in the message. */
function problems(): Problem[] {
  const loaded = loadContent(folder, settings);
  if (loaded.ok) return [];
  return loaded.problems.map(({ line, field, ...rest }) => ({
    ...rest,
    field: field === '' && line ? `line ${line}` : field,
  }));
}

/** Edits a file as a person would. Fails if the file has changed and the edit no longer fits. */
function edit(file: string, from: string | RegExp, to: string) {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(place, after);
}

type Edit = [file: string, from: string | RegExp, to: string];
type Answer = { field: string; wrong: RegExp | string; remedy: RegExp | string };

const wrongEdits: [mistake: string, edit: Edit, answer: Answer][] = [
  [
    'a price with a dollar sign',
    ['services.json', '"price": 85', '"price": "$85"'],
    {
      field: 'services → Dishwasher Repair → price',
      wrong: /is "\$85", but must be a whole number of dollars/,
      remedy: /^Write 85:/,
    },
  ],
  [
    'a price with cents',
    ['services.json', '"price": 85', '"price": 85.5'],
    {
      field: 'services → Dishwasher Repair → price',
      wrong: /is 85\.5, but must be a whole/,
      remedy: /Write 85:/,
    },
  ],
  [
    'a negative price',
    ['services.json', '"price": 85', '"price": -85'],
    { field: 'services → Dishwasher Repair → price', wrong: /must be more than 0/, remedy: /whole dollars/ },
  ],
  [
    'a missing field',
    ['services.json', /"category": "Laundry",\s*/, ''],
    {
      field: 'services → Washer & Dryer Repair → category',
      wrong: 'is missing.',
      remedy: /Put "category" back.*card/,
    },
  ],
  [
    'a misspelled name',
    ['services.json', '"category": "Laundry"', '"categroy": "Laundry"'],
    {
      field: 'services → Washer & Dryer Repair → categroy',
      wrong: /not a name that belongs here/,
      remedy: 'Write "category" instead of "categroy".',
    },
  ],
  [
    'a misspelled name of an optional field',
    ['services.json', '"popular": true', '"popluar": true'],
    {
      field: 'services → Refrigerator Repair → popluar',
      wrong: /not a name/,
      remedy: 'Write "popular" instead of "popluar".',
    },
  ],
  [
    'an unknown name',
    ['forms.json', '"contact": {', '"contact": { "xylophone": 1, '],
    {
      field: 'contact → xylophone',
      wrong: /not a name/,
      remedy: 'Remove it. Names that belong here: button, summaryTitle.',
    },
  ],
  [
    'two services with one id',
    ['services.json', '"id": "microwave"', '"id": "dishwasher"'],
    {
      field: 'services → Microwave Repair → id',
      wrong: /has the id "dishwasher", which Dishwasher Repair already has/,
      remedy: /own id/,
    },
  ],
  [
    'a service that the site does not know',
    ['services.json', '"id": "microwave"', '"id": "microwaves"'],
    {
      field: 'services → Microwave Repair → id',
      wrong: /is "microwaves", which is not one of refrigerator/,
      remedy: 'Write "microwave".',
    },
  ],
  [
    'two neighborhoods with one id',
    ['areas.json', '"id": "como"', '"id": "seward"'],
    { field: 'areas → Como → id', wrong: /which Seward already has/, remedy: /own id/ },
  ],
  [
    'two neighborhoods with one name',
    ['areas.json', '"name": "Seward"', '"name": "Como"'],
    {
      field: 'areas → Como → name',
      wrong: /has the name "Como", which Como already has/,
      remedy: /own name/,
    },
  ],
  [
    '15 neighborhoods',
    ['areas.json', /\{[^{}]*"id": "nokomis"[^{}]*\},\s*/, ''],
    { field: 'areas', wrong: 'has 15 entries, but must have exactly 16.', remedy: 'Add 1.' },
  ],
  [
    '17 neighborhoods',
    [
      'areas.json',
      '"areas": [',
      '"areas": [{ "id": "edina", "name": "Edina", "city": "Edina", "zips": ["55424"], "latitude": 44.9, "longitude": -93.3 },',
    ],
    { field: 'areas', wrong: 'has 17 entries, but must have exactly 16.', remedy: 'Remove 1.' },
  ],
  [
    'a ZIP code without quotation marks',
    ['areas.json', '"55410"', '55410'],
    {
      field: 'areas → Linden Hills → zips → entry 1',
      wrong: /is 55410, but must be text/,
      remedy: /"55410"/,
    },
  ],
  [
    'a business open past midnight',
    ['business.json', '"closes": "21:00"', '"closes": "00:00"'],
    {
      field: 'hours → Monday–Friday → closes',
      wrong: /must be later/,
      remedy: /midnight is "24:00"/,
    },
  ],
  [
    'a closed day among the hours',
    ['business.json', '"opens": "08:00"', '"opens": "closed"'],
    {
      field: 'hours → Saturday–Sunday → opens',
      wrong: /is "closed"/,
      remedy: /List days off in "closedDays"/,
    },
  ],
  [
    'hours that close before they open',
    ['business.json', '"closes": "18:00"', '"closes": "06:00"'],
    {
      field: 'hours → Saturday–Sunday → closes',
      wrong: /is "06:00", but must be later than "opens"/,
      remedy: /9 PM is "21:00"/,
    },
  ],
  [
    'a time on a 12-hour clock',
    ['business.json', '"07:00"', '"7 AM"'],
    { field: 'hours → Monday–Friday → opens', wrong: /is "7 AM", but must be a time/, remedy: /"07:00"/ },
  ],
  [
    'a day that is missing from the hours',
    ['business.json', '"Saturday", ', ''],
    { field: 'hours', wrong: 'do not name Saturday.', remedy: /Add "Saturday"/ },
  ],
  [
    'a day that occurs twice in the hours',
    ['business.json', '["Saturday"', '["Friday", "Saturday"'],
    { field: 'hours', wrong: 'name Friday 2 times.', remedy: /in one entry only/ },
  ],
  [
    'a misspelled day',
    ['business.json', '"Wednesday"', '"Wensday"'],
    { field: 'hours → Monday–Friday → days → entry 3', wrong: /"Wensday"/, remedy: 'Write "Wednesday".' },
  ],
  [
    'a phone number in another format',
    ['business.json', '(612) 555-0142', '612-555-0142'],
    { field: 'phone → value', wrong: /must be written like \(612\) 555-0142/, remedy: /Phone number/ },
  ],
  [
    'a fact without its group',
    ['business.json', /\{ "value": ("\(612\) 555-0142"), "sample": true \}/, '"(612) 555-0142"'],
    {
      field: 'phone',
      wrong: /must be a group in \{ \}/,
      remedy: /\{ "value": "\(612\) 555-0142", "sample": false \}/,
    },
  ],
  [
    'an email address without an @',
    ['business.json', 'hello@loonlight.example', 'hello at loonlight'],
    { field: 'email → value', wrong: /must be an email address/, remedy: /for customers/ },
  ],
  [
    'a site address that does not start with https',
    ['business.json', 'https://www.', 'http://www.'],
    { field: 'siteAddress → value', wrong: /starts with https/, remedy: /address of the site/ },
  ],
  [
    'a fact that names another fact',
    ['business.json', '"418 Loonlight Lane"', '"{businessName} House"'],
    {
      field: 'address → value → street',
      wrong: /has \{businessName\}, but this file is where/,
      remedy: 'Write the fact itself.',
    },
  ],
  [
    'an unknown placeholder',
    ['home.json', '{lowestPrice}', '{lowestPrize}'],
    {
      field: 'hero → priceLine',
      wrong: /has \{lowestPrize\}, which is not a known fact/,
      remedy: 'Write {lowestPrice}, or remove it.',
    },
  ],
  [
    'a placeholder that belongs in other fields',
    ['home.json', '"Get a free quote"', '"Get a free quote in {city}"'],
    {
      field: 'hero → quoteHeading',
      wrong: /\{city\}, which does not work in this field/,
      remedy: /Remove it|or remove it/,
    },
  ],
  [
    'a brace that does not close',
    ['home.json', '{lowestPrice}', '{lowestPrice'],
    { field: 'hero → priceLine', wrong: /without its partner/, remedy: /both braces/ },
  ],
  [
    'a city in the middle of a heading',
    ['home.json', 'appliance repair in {city}', 'repair in {city} today'],
    { field: 'hero → heading', wrong: /\{city\} only at the end/, remedy: /may end with \{city\}/ },
  ],
  [
    'an empty text',
    ['site.json', '"Skip to the main content"', '"  "'],
    { field: 'skipLink', wrong: 'is empty.', remedy: /Write the text/ },
  ],
  [
    'a text that is too long',
    ['site.json', '"Your Area"', `"${'Area '.repeat(9)}"`],
    { field: 'defaultCity', wrong: /is 44 characters long, but only 30 fit/, remedy: /Shorten it by 14/ },
  ],
  [
    'a text that the fact in it makes too long',
    ['site.json', '"label": "Announcement"', '"label": "{businessName} says"'],
    {
      field: 'announcement → label',
      wrong: /is 31 characters long, but only 30 fit/,
      remedy: /Shorten it by 1\./,
    },
  ],
  [
    'a title that is too long even without the business name',
    ['pages.json', '"About us |', `"About us${' and our work'.repeat(6)} |`],
    { field: 'about → title', wrong: /is 115 characters long, but only 65 fit/, remedy: /Shorten it/ },
  ],
  [
    'a line break inside a line',
    ['site.json', 'Skip to the main', 'Skip to\\nthe main'],
    { field: 'skipLink', wrong: /must be on one line/, remedy: /First link/ },
  ],
  [
    'yes and no in words',
    ['services.json', '"popular": true', '"popular": "yes"'],
    {
      field: 'services → Refrigerator Repair → popular',
      wrong: /must be true or false/,
      remedy: /without quotation marks/,
    },
  ],
  [
    'four and a half stars',
    ['testimonials.json', '"rating": 5', '"rating": 4.5'],
    {
      field: 'testimonials → Sample customer A → rating',
      wrong: /is 4\.5, but must be a whole number/,
      // The advice is never to round a review up.
      remedy: /^Write 4:/,
    },
  ],
  [
    'a forgotten } between two entries',
    ['services.json', /\},(?=\s*\{\s*"id": "dishwasher")/, ''],
    { field: 'line 20', wrong: /before the group above it is closed/, remedy: /Add }, on its own line/ },
  ],
  [
    'a forgotten quotation mark in a name',
    ['services.json', '"price": 85', '"price: 85'],
    { field: 'line 23', wrong: /the name price without its closing/, remedy: 'Write "price":' },
  ],
  [
    'False with a capital letter',
    ['services.json', '"popular": false', '"popular": False'],
    { field: 'line 17', wrong: /has False/, remedy: /Write false, in lowercase/ },
  ],
  [
    'a number with a comma',
    ['business.json', '"customers": 5000', '"customers": 5,000'],
    { field: 'line 39', wrong: /comma inside a number/, remedy: /Write 5000/ },
  ],
  [
    'a comma instead of a decimal point',
    ['business.json', '"rating": 4.9', '"rating": 4,9'],
    { field: 'line 43', wrong: /comma inside a number/, remedy: 'Write 4.9, with a decimal point.' },
  ],
  [
    'a time without quotation marks',
    ['business.json', '"07:00"', '07:00'],
    { field: 'line 26', wrong: /has 07:00 without quotation marks/, remedy: 'Write "07:00".' },
  ],
  [
    'a date without quotation marks',
    ['pages.json', '"2026-11-21"', '2026-11-21'],
    { field: 'line 8', wrong: /has 2026-11-21 without quotation marks/, remedy: 'Write "2026-11-21".' },
  ],
  [
    'a plus after a number',
    ['business.json', '"customers": 5000', '"customers": 5000+'],
    { field: 'line 39', wrong: /has \+ after a number/, remedy: 'Write just the number: 5000.' },
  ],
  [
    'a quotation mark after a number',
    ['services.json', '"price": 85', '"price": 85"'],
    { field: 'line 23', wrong: /has " after a number/, remedy: 'Write just the number: 85.' },
  ],
  [
    'a number that begins with 0',
    ['services.json', '"price": 85', '"price": 085'],
    { field: 'line 23', wrong: /begins with 0/, remedy: /^Write 85\./ },
  ],
  [
    'a forgotten quotation mark and a number',
    ['services.json', '"price": 85', '"price": "85'],
    { field: 'line 23', wrong: /without its closing quotation mark/, remedy: /other numbers need no/ },
  ],
  [
    'a dollar sign before a number',
    ['services.json', '"price": 85', '"price": $85'],
    { field: 'line 23', wrong: /has \$85, which is not a number/, remedy: /digits only: 85\./ },
  ],
  [
    'a forgotten { before an entry',
    ['services.json', /\{(?=\s*"id": "dishwasher")/, ''],
    { field: 'line 21', wrong: /has a name outside an entry/, remedy: 'Add the missing { above this line.' },
  ],
  [
    'a forgotten } after the last entry',
    ['services.json', /\}(?=\s*\]\s*\}\s*$)/, ''],
    { field: 'line 52', wrong: /has \] while a \{ above it is still open/, remedy: /^Add }, on its own/ },
  ],
  [
    'a forgotten ] after a list',
    ['business-info.json', /\](?=\s*\}\s*$)/, ''],
    { field: 'line 30', wrong: /has \} while a \[ above it is still open/, remedy: /^Add ], on its own/ },
  ],
  ['an empty file', ['site.json', /[^]*/, ''], { field: 'line 1', wrong: 'is empty.', remedy: /Undo/ }],
  [
    'six stars',
    ['testimonials.json', '"rating": 5', '"rating": 6'],
    {
      field: 'testimonials → Sample customer A → rating',
      wrong: 'is 6, but must be at most 5.',
      remedy: /1 to 5/,
    },
  ],
  [
    'a date in a foreign format',
    ['pages.json', '2026-11-21', '21.11.2026'],
    { field: 'home → updated', wrong: /a date written like 2026-11-21/, remedy: /last changed/ },
  ],
  [
    'a text instead of a list',
    ['business-info.json', /"warranty": \[[^\]]*\]/, '"warranty": "Every repair."'],
    { field: 'warranty', wrong: /must be a list/, remedy: 'Put it in square brackets: ["Every repair."].' },
  ],
  [
    'a forgotten comma',
    ['checkout.json', '"heading": "What needs fixing?",', '"heading": "What needs fixing?"'],
    {
      field: 'line 4',
      wrong: /no comma at the end. Near: "heading"/,
      remedy: /comma at the end of this line/,
    },
  ],
  [
    'an extra comma',
    ['checkout.json', /(?<=book it for you\.")/, ','],
    {
      field: expect.stringMatching(/^line \d+$/),
      wrong: /comma before the closing }/,
      remedy: 'Remove that comma.',
    },
  ],
  [
    'a quotation mark inside a text',
    ['forms.json', 'Ten digits', '"Ten" digits'],
    { field: 'line 13', wrong: /where a comma should be/, remedy: /“ and ”/ },
  ],
  [
    'a name that occurs twice',
    ['forms.json', '"phoneHint"', '"chooseAppliance"'],
    { field: 'line 14', wrong: /"chooseAppliance" a second time/, remedy: 'Remove one of the two.' },
  ],
  [
    'a ZIP code in the answer of the availability check',
    ['home.json', /"notListed": "/, '"notListed": "{zip}: '],
    {
      field: 'areas → check → notListed',
      wrong: /has \{zip\}, which does not work in this field/,
      remedy: /\{typed\}/,
    },
  ],
  [
    'an unknown placeholder in a Markdown text',
    ['terms.md', '{cancellationHours}', '{cancelationHours}'],
    {
      field: expect.stringMatching(/^line \d+$/),
      wrong: /\{cancelationHours\}/,
      remedy: /\{cancellationHours\}/,
    },
  ],
  [
    'two sections with the same heading',
    ['terms.md', '## Payment', '## Booking'],
    { field: 'section "Booking"', wrong: /same heading/, remedy: /Change one/ },
  ],
  [
    'a heading with a single #',
    ['privacy.md', '## What the forms do', '# What the forms do'],
    { field: expect.stringMatching(/^line \d+$/), wrong: /one #/, remedy: /Write ##/ },
  ],
  [
    'a link that runs a script',
    ['terms.md', 'These are the terms', '[These](javascript:alert(1)) are the terms'],
    { field: 'line 1', wrong: /has a link to "javascript:/, remedy: /https:/ },
  ],
  [
    'a reference link that runs a script',
    ['terms.md', '## Payment', '[1]: javascript:alert(1)\n\n## Payment'],
    { field: expect.stringMatching(/^line \d+$/), wrong: /has a link to "javascript:/, remedy: /https:/ },
  ],
  [
    'a heading without a space after #',
    ['terms.md', '## Payment', '#Payment'],
    { field: expect.stringMatching(/^line \d+$/), wrong: /# without a space/, remedy: /Write "## "/ },
  ],
  [
    'a section without text',
    ['terms.md', '## Payment', '## Money\n\n## Payment'],
    { field: 'section "Money"', wrong: 'has no text.', remedy: /Write its text/ },
  ],
  [
    'a Markdown text without sections',
    ['terms.md', /[^]*/, 'Ask us.'],
    { field: '', wrong: 'has no sections.', remedy: /## Payment/ },
  ],
];

const matching = (words: RegExp | string): unknown =>
  typeof words === 'string' ? words : expect.stringMatching(words);

test.each(wrongEdits)('staff who leave %s read how to fix it', (_mistake, [file, from, to], answer) => {
  edit(file, from, to);
  expect(problems()).toEqual([
    {
      file: `content/${file}`,
      field: answer.field,
      wrong: matching(answer.wrong),
      remedy: matching(answer.remedy),
    },
  ]);
});

test('the business can close on a day and stay open until midnight', () => {
  edit('business.json', '["Saturday", "Sunday"]', '["Saturday"]');
  edit('business.json', '"closes": "18:00"', '"closes": "24:00"');
  edit('business.json', '"claims": {', '"closedDays": ["Sunday"],\n"claims": {');
  const loaded = loadContent(folder, settings);
  const words = loaded.ok ? loaded.content.site.contactCardNote.replaceAll('\u00a0', ' ') : '';
  expect(words).toContain('Sat 8 AM – 12 AM, Sun closed');
});

test('a service can be left out', () => {
  edit('services.json', /,\s*\{\s*"id": "small-appliances"[^}]*\}/, '');
  expect(problems()).toEqual([]);
});

const texts = () => {
  const loaded = loadContent(folder, settings);
  return loaded.ok ? JSON.stringify(loaded.content) : `wrong: ${JSON.stringify(loaded.problems)}`;
};

test.each([
  ['paymentMethods', /We accept credit and debit cards, checks, and cash\./, /We accept/],
  ['replyTime', /We call or text you within 30 minutes/, /We call or text you/],
  ['arrivalWindow', /time of arrival \(a 2-hour window\)/, /window\)|-hour/],
  [
    'afterHoursPrice',
    /Visits outside our hours start at \$149\. Call us now:/,
    /outside our (opening )?hours/,
  ],
  [
    'feeCredit',
    /the service call fee is credited toward the price of the repair/,
    /If you say yes|If you go ahead/,
  ],
  ['ratingSource', /4\.9\/5 from 500\+ reviews \(Google, November 2026\)/, /Google|Source:|reviews \(/],
])('without %s, sentences about it disappear and the rest stays', (fact, shown, gone) => {
  expect(texts()).toMatch(shown);
  edit('business.json', new RegExp(`"${fact}".*\\n`), '');
  expect(texts()).not.toMatch(gone);
  expect(texts()).toMatch(/don’t wait for this form\. .*Call us now:/);
  expect(texts()).toContain('4.9/5 from 500+ reviews');
});

test('a business with a long name still gets titles that fit in search results', () => {
  const name = 'Northern Lakes Family Appliance Repair and Co';
  edit('business.json', 'Loonlight Appliance Repair', name);
  const loaded = loadContent(folder, settings);
  const { pages, site } = loaded.ok ? loaded.content : {};
  expect(pages?.about.title).toBe(`About us | ${name}`);
  expect(pages?.businessInfo.title).toBe('Hours, insurance and warranty');
  const titles = [...Object.values(pages ?? {}), site?.notFound].map((page) => page?.title.length ?? 0);
  expect(titles).toHaveLength(7);
  expect(Math.max(...titles)).toBeLessThanOrEqual(65);
});

test('visitors never read about a license that the business does not have', () => {
  edit('business.json', /"license".*\n/, '');
  const loaded = loadContent(folder, settings);
  const { businessInfo, pages, about, terms } = loaded.ok ? loaded.content : {};
  const { labels, ...words } = businessInfo ?? {};
  expect(labels?.license).toBe('License');
  expect(JSON.stringify([words, pages, about, terms])).not.toMatch(/(?<!")licen[cs]e/i);
});

test('turning the card fields off removes the sentences about them', () => {
  edit('checkout.json', '"show": true', '"show": false');
  const loaded = loadContent(folder, settings);
  const { terms, privacy } = loaded.ok ? loaded.content : { terms: undefined, privacy: undefined };
  expect(terms).toBeDefined();
  expect(JSON.stringify([terms, privacy])).not.toMatch(/card field/);
});

test('staff who name a missing fact in a required text read which fact it is', () => {
  edit('business.json', /"replyTime".*\n/, '');
  edit('site.json', '"Skip to the main content"', '"We answer {replyTime}"');
  expect(problems()).toEqual([
    {
      file: 'content/site.json',
      field: 'skipLink',
      wrong: 'has {replyTime}, which is not in business.json.',
      remedy: 'Write it without that fact, or add "replyTime" to business.json.',
    },
  ]);
});

test('staff who delete a file read that it is missing', () => {
  rmSync(path.join(folder, 'terms.md'));
  expect(problems()).toEqual([
    { file: 'content/terms.md', field: '', wrong: 'is missing.', remedy: 'Put the file back.' },
  ]);
});

test('staff who rename a file read what it was called', () => {
  renameSync(path.join(folder, 'areas.json'), path.join(folder, 'area.json'));
  expect(problems()).toEqual([expect.objectContaining({ remedy: 'Rename area.json to areas.json.' })]);
});

test.each([
  ['latin1', 'Café'],
  ['utf16le', 'Terms\n'],
] as const)('staff who save a file as %s read which encoding it needs', (encoding, text) => {
  writeFileSync(path.join(folder, 'terms.md'), text, encoding);
  expect(problems()).toEqual([expect.objectContaining({ remedy: expect.stringContaining('UTF-8') })]);
});

test('a mistake is reported on its line, and a missing field where its group begins', () => {
  edit('services.json', '"price": 85', '"price": "$85"');
  edit('site.json', /"skipLink".*\n/, '');
  const loaded = loadContent(folder, settings);
  const lines = loaded.ok ? [] : loaded.problems.map(({ file, line }) => [file, line]);
  const written = readFileSync(path.join(folder, 'services.json'), 'utf8');
  const line = written.slice(0, written.indexOf('"$85"')).split('\n').length;
  expect(lines).toEqual([
    ['content/services.json', line],
    ['content/site.json', 1],
  ]);
});

test('a byte order mark and Windows line endings do no harm', () => {
  for (const file of ['services.json', 'terms.md']) {
    const place = path.join(folder, file);
    writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', '\r\n')}`);
  }
  expect(problems()).toEqual([]);
});

test('all mistakes in all files are reported at once, and nothing else', () => {
  edit('services.json', '"price": 85', '"price": "$85"');
  edit('services.json', '"id": "microwave"', '"id": "dishwasher"');
  edit('business.json', '"closes": "18:00"', '"closes": "06:00"');
  edit('site.json', '"Your Area"', '""');
  edit('forms.json', '"Ten digits', 'Ten digits');
  edit('terms.md', '## Payment', '## Booking');
  expect(problems().map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/forms.json line 13',
    'content/business.json hours → Saturday–Sunday → closes',
    'content/services.json services → Dishwasher Repair → price',
    'content/services.json services → Microwave Repair → id',
    'content/site.json defaultCity',
    'content/terms.md section "Booking"',
  ]);
});

test('the content edited here is valid to begin with', () => {
  expect(problems()).toEqual([]);
});

test('any value in any place gets an explanation and never a crash', () => {
  const written = Object.keys(jsonFiles).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
  fc.assert(
    fc.property(fc.constantFrom(...written), fc.nat(), fc.jsonValue(), ({ file, text }, nth, odd) => {
      const chosen = nth % [...walk(JSON.parse(text))].length;
      let seen = -1;
      // JSON.parse calls this once for every value of the file.
      const broken: unknown = JSON.parse(text, (_key, value: unknown) =>
        (seen += 1) === chosen ? odd : value,
      );
      writeFileSync(path.join(folder, file), JSON.stringify(broken));
      const found = problems();
      for (const { wrong, remedy } of found) {
        expect(wrong).toMatch(/^(is|has|do|name) .*[.…]$/s);
        expect(remedy).toMatch(/\w/);
      }
      writeFileSync(path.join(folder, file), text);
    }),
    { numRuns: 40 },
  );
});
