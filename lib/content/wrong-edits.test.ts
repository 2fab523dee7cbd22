import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { writeTestContent } from '@/e2e/support/test-content';
import { ContentError, type Remark } from '@/lib/content/remarks';
import { serviceNames } from '@/lib/site/build-settings';
import { loadContent } from './load';
import { walk } from './paths';
import { jsonFiles } from './schemas/files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  writeTestContent(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const loadedContent = (settings = {}) => loadContent(folder, serviceNames(settings)).content;

function problems(settings = {}): readonly Remark[] {
  try {
    loadedContent(settings);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.remarks;
    throw error;
  }
}

/** Edits a file as a person would and returns the line. Fails if the edit doesn't fit the file. */
function edit(file: string, from: string | RegExp, to: string) {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(place, after);
  const changed = [...after].findIndex((sign, index) => sign !== before[index]);
  return before.slice(0, Math.max(changed, 0)).split('\n').length;
}

/** `where` is the end of the remark's `where`, or its line, counted from the edit. */
type WrongEdit = [mistake: string, from: string | RegExp, to: string, where: number | string, help: RegExp];

/** Takes a fact out of business.json. */
function leaveOut(fact: string) {
  const place = path.join(folder, 'business.json');
  const left: unknown = JSON.parse(readFileSync(place, 'utf8'), (key, value: unknown) =>
    key === fact ? undefined : value,
  );
  writeFileSync(place, JSON.stringify(left));
}

const idLabel = 'ID for links (never change it)';

const wrongEdits: Record<string, WrongEdit[]> = {
  'services.json': [
    ['a price in quotation marks', '"price": 85', '"price": "85"', 'Repair → Price', /digits/],
    ['a price with a dollar sign', '"price": 85', '"price": $85', 0, /digits/],
    ['a missing field', /"category": "Kitchen",\s*/, '', 'Category', /missing/],
    ['a misspelled name', '"popular": true', '"popluar": true', 'Refrigerator Repair', /popluar.*popular/],
    ['a service twice', '"id": "microwave"', '"id": "dishwasher"', idLabel, /own id/],
    ['an unknown service', '"id": "dishwasher"', '"id": "disposal"', idLabel, /microwave.*developer/],
    ['a forgotten } after the last entry', /\}(?=\s*\],\s*"gas")/, '', 1, /close each \{/],
  ],
  'areas.json': [
    ['a ZIP code without quotation marks', '"55410"', '55410', 'ZIP codes → entry 1', /quotation marks/],
  ],
  'business.json': [
    ['an hour of one digit', '"07:00"', '"7:00"', 'Hours → entry 1 → Opens', /07:00/],
    ['hours past midnight', '"21:00"', '"00:00"', 'Hours → entry 1 → Closes', /24:00/],
    ['a day twice in the hours', '["Saturday"', '["Friday", "Saturday"', 'Hours', /only once/],
    ['a phone number in another format', '(612) 555-', '612-555-', 'Phone', /\(612\) 555-0142/],
    ['an email address without an @', 'hello@', 'hello at ', 'Email', /email address/],
    ['a site address with a path', '.example"', '.example/home"', 'Site address', /nothing after/],
    ['a link that leads nowhere', '"claims"', '"ratingLink": "https://", "claims"', 'link', /whole address/],
    [
      'a number with its unit',
      '"500+"',
      '"212 reviews"',
      'Reviews',
      /4\.9\/5 rating from 212 reviews reviews”/,
    ],
    ['a year as a number of years', '"15+"', '"1998"', 'business', /“1998 years in business”/],
    ['one customer', '"5,000+"', '"1"', 'Customers', /“We’ve served 1 customers”/],
    ['a rating without its site', ', "site": "Google"', '', 'Rating → Site', /Google/],
    ['an unknown way to pay', '"checks"', '"eCheck"', 'methods → entry 2', /Zelle/],
    [
      'a sentence as the reason of a day off',
      '"vacation"',
      '"We rest."',
      'We rest. → Reason',
      /after a colon/,
    ],
    ['a warranty of one day', '"warrantyDays": 90', '"warrantyDays": 1', 'Warranty days', /365/],
    ['a fact that names a fact', '418 Loonlight Lane', '{phone} House', 'Street', /without \{ and \}/],
    ['a tax in hundredths', '"taxPercent": 8', '"taxPercent": 0.08', 'Tax percent', /8 for 8%/],
    [
      'a city with its state',
      '"city": "Minneapolis"',
      '"city": "Minneapolis, MN"',
      'Address → City',
      /only the name/,
    ],
    ['a discount in percent', 'Discount": 25', 'Discount": "10%"', 'discount', /not in percent/],
    ['a longitude without its minus', '-93.29827', '93.29827', 'Longitude', /minus/],
    ['a day off in the wrong year', '2031-07-13', '2131-07-13', 'Last day', /half a year/],
    [
      'a day off that ends on the first day of another',
      '"vacation" }',
      '"vacation" }, { "from": "2031-07-01", "to": "2031-07-07", "reason": "fair" }',
      'Closed dates',
      /only one entry/,
    ],
    [
      'a day off that begins on the last day of another',
      '"vacation" }',
      '"vacation" }, { "from": "2031-07-13", "reason": "fair" }',
      'Closed dates',
      /only one entry/,
    ],
    ['a travel limit without a latitude', '"latitude": 44.94861,', '', '(miles)', /latitude/],
    ['a ZIP code of another state', '"55408"', '"54880"', 'Address → ZIP code', /in the state/],
    ['a cutoff after closing', '"12:00"', '"21:00"', 'Same-day cutoff', /still open/],
    ['a travel limit without a longitude', ', "longitude": -93.29827', '', '(miles)', /longitude/],
    ['a short day without its end', '07-13"', '07-13", "opens": "08:00"', 'Closes', /both times/],
  ],
  'testimonials.json': [
    ['four and a half stars', '"rating": 5', '"rating": 4.5', 'customer A → Rating', /exactly/],
  ],
  'home.json': [
    ['an unknown fact', '{feeCredit}', '{feeCredits}', 'Prices note → entry 1', /Credits\}.*README/],
    ['a sentence without a period', 'no obligation.', 'no obligation', 'Note → entry 1', /end with a period/],
    [
      'a city within a heading',
      'repair in {city}',
      '{city} repair',
      'Top of the page → Heading',
      /end of some headings/,
    ],
    ['a brace that does not close', '{feeCredit}', '{feeCredit', 'Prices note → entry 1', /\{feeCredit/],
  ],
  'site.json': [
    ['an empty text', '"We repair"', '"  "', 'Tagline', /empty/],
    ['a text that is too long', '"We repair"', `"${'Area'.repeat(21)}"`, 'Tagline', /most 80.*has 84/],
    ['a text that a fact makes too long', '"We repair"', `"${'{phone}'.repeat(6)}"`, 'Tagline', /most 80/],
    ['an offer until no day', '"offer"', '"offerUntil": "May 4", "offer"', 'Offer until', /must be a date/],
    ['a line break', '"We repair"', '"We\\nrepair"', 'Tagline', /one line/],
  ],
  'checkout.json': [['a forgotten comma', '"discount": "', '"a": true "discount": "', 0, /comma/]],
  'pages.json': [['a month too many', '2026-11-21', '2026-13-21', 'Home → Updated', /must be a date/]],
  'business-info.json': [
    ['an empty list', /(?<="warranty": )\[[^\]]*\]/, '[]', 'Warranty', /at least 1/],
    ['a text in place of a list', /(?<="warranty": )\[[^\]]*\]/, '"Ours."', 'Warranty', /list in/],
  ],
  'terms.md': [
    ['a link that runs something', '## Payment', '[Pay](javascript:pay())\n\n## Payment', 0, /isn’t safe/],
    ['a link to no page', '## Payment', 'See [us](/abuot)\n\n## Payment', 0, /doesn’t exist/],
    ['a link to no section', '## Payment', 'See [fees](#fees)\n\n## Payment', 0, /doesn’t exist/],
    ['an unknown fact', '{cancellationHours}', '{hours}', 0, /\{hours\}.*README/],
    ['an unknown fact in a link', '## Payment', '[Call {phon}](tel:911)\n\n## Payment', 0, /\{phon\}/],
    ['a heading twice', '## Payment', '## Booking', 'terms.md', /“Booking” twice/],
    ['a picture', '## Payment', '![Van](https://a.example/v.jpg)\n\n## Payment', 0, /pictures/],
  ],
};

describe.each(Object.entries(wrongEdits))('in %s', (file, edits) => {
  test.each(edits)('explains %s, with the place and how to fix it', (_mistake, from, to, where, help) => {
    const edited = edit(file, from, to);
    const [first, ...others] = problems();
    const { where: place, wrong, remedy } = { ...first };
    expect(place?.startsWith(`content/${file}`)).toBe(true);
    expect(place?.endsWith(typeof where === 'number' ? `line ${edited + where}` : where)).toBe(true);
    expect(`${wrong} ${remedy}`).toMatch(help);
    // The field whose name is misspelled is also missing.
    expect(others.filter((other) => other.wrong !== 'is missing.')).toEqual([]);
  });
});

test.each([
  '<!-- raise prices? -->',
  '<b>Now</b> open',
  '> We care.',
  '***',
  '    Money',
  '```\nMoney\n```',
  'Press `Send`.',
  'Our ![van](https://a.example/v.jpg)',
  '[fees]: https://a.example',
  'Money\n---',
])('in terms.md, %j is refused with its line, because pages don’t show it', (mark) => {
  const line = edit('terms.md', '## Payment', `${mark}\n\n## Payment`);
  const windows = readFileSync(path.join(folder, 'terms.md'), 'utf8').replaceAll('\n', '\r\n');
  const found = problems();
  const lines = new Set(found.map(({ where }) => where));
  expect([...lines]).toEqual([`content/terms.md, line ${line}`]);
  writeFileSync(path.join(folder, 'terms.md'), windows);
  expect(problems()).toEqual(found);
});

test('in terms.md, the same mistake twice is reported with both lines', () => {
  const line = edit('terms.md', '## Payment', '***\n\nMoney\n\n***\n\n## Payment');
  expect(problems().map(({ where }) => where)).toEqual([
    `content/terms.md, line ${line}`,
    `content/terms.md, line ${line + 4}`,
  ]);
});

test('accepts all Markdown that the pages show', () => {
  const shown = [
    '**Bold**-ish, *slanted*, \\*typed\\*, \\[typed\\], 5 > 4, 2 < 3, A & B, -5 degrees, $5.50 + tax.',
    '1. One\n2. Two\n   - deeper\n\n   A paragraph.\n3. Three',
    '+\u00a0[Call](tel:+16125550142) or <https://a.example>',
    'A line  \nand another\nwith 2.5%\n-5 of it.',
    '### Smaller\n\n#### Smallest',
    '## Money\t##\nRight below.\n##\tOthers\nText.',
    '# Single\n\nText.\n\n  ## **Bold** one\n\nText.\n\n## Empty',
  ].join('\n\n');
  edit('terms.md', '## Payment', `${shown}\n\n## Payment`);
  expect(problems()).toEqual([]);
  const { sections } = loadedContent().terms;
  const headings = sections.map(({ heading }) => heading);
  expect(headings).toEqual(expect.arrayContaining(['Money', 'Others', 'Single', 'Bold one']));
  expect(headings).not.toContain('Empty');
});

test('explains a required text that uses a missing fact', () => {
  leaveOut('rating');
  edit('site.json', '"We repair"', '"{ratingSource}"');
  const [{ where, wrong, remedy } = {}] = problems();
  expect(where).toMatch(/^content\/site\.json, line \d+: Tagline$/);
  expect(`${wrong} ${remedy}`).toMatch(/\{ratingSource\}.*business\.json/);
});

const loonlight = 'Loonlight Appliance Repair';

test.each([
  ['Fixit', 'Same-day appliance repair in Sioux Falls and 9 other towns | Fixit'],
  ['Prairie Appliance Service', 'Same-day appliance repair in Minneapolis | Prairie Appliance Service'],
  [`${loonlight} Team`, `Appliance repair in Minneapolis | ${loonlight} Team`],
  ['N'.repeat(60), 'Same-day appliance repair in Sioux Falls and 9 other towns'],
])('a business in ten towns called %s has this title: %s', (name, title) => {
  edit('business.json', loonlight, name);
  const areas = ['Sioux Falls', 'Saint Peter and Paul', ...'ABCDEFGH'].map((town) => {
    return { name: town, city: town, zips: ['55408'] };
  });
  edit('areas.json', /[^]+/, JSON.stringify({ areas }));
  const { pages } = loadedContent();
  expect(pages.home.title).toBe(title);
  for (const { title: shown } of Object.values(pages)) expect(shown.length).toBeLessThanOrEqual(70);
});

test('a shop without a license has no text about a license', () => {
  leaveOut('license');
  const { businessInfo, pages, about, terms } = loadedContent();
  expect(JSON.stringify([businessInfo, pages, about, terms])).not.toMatch(/(?<!")licen[cs]e/i);
});

test('explains at once every file that is missing, empty, or half-merged', () => {
  rmSync(path.join(folder, 'terms.md'));
  writeFileSync(path.join(folder, 'about.json'), '\n');
  edit('pages.json', '  "home"', '<<<<<<< HEAD\n  "home"');
  expect(problems().map(({ where }) => where)).toEqual([
    'content/about.json',
    'content/pages.json, line 2',
    'content/terms.md',
  ]);
});

test('reports a missing photo or map, and a logo with a space in its name', () => {
  edit('brand.json', '"accent"', '"photo": [{ "file": "van.jpg", "description": "Our van." }], "accent"');
  edit('brand.json', 'map.svg', 'town.png');
  expect(problems().map(({ where, wrong }) => `${where} ${wrong}`)).toEqual([
    'content/van.jpg is missing.',
    'content/town.png is missing.',
  ]);
  edit('brand.json', 'mark.svg', 'Red River Logo.SVG');
  expect(problems().map(({ wrong }) => wrong)).toEqual([
    expect.stringMatching(/without spaces or capital letters/),
  ]);
});

test('a straight apostrophe becomes a curly one in texts, but not in addresses', () => {
  edit('site.json', '"We repair"', '"Ana\'s repairs"');
  edit('terms.md', '## Payment', "It's [here](https://a.example/it's).\n\n## Payment");
  const { site, terms } = loadedContent();
  expect(site.tagline).toBe('Ana’s repairs');
  expect(JSON.stringify(terms)).toContain("It’s [here](https://a.example/it's)");
});

test('accepts a same-day cutoff after the closing of some days', () => {
  edit('business.json', '"12:00"', '"18:30"');
  expect(loadedContent().business.sameDayUntil).toBe('18:30');
});

test('facts can be used in the texts of services.json', () => {
  edit('services.json', 'Leave right away', 'Leave right away, then call {phone}');
  expect(loadedContent().firstAid.gas).toMatch(/then call \(612\) 555-0142/);
});

test('accepts a byte order mark, Windows line endings, and links to sections of other pages', () => {
  edit('terms.md', '## Payment', '[We](/privacy#section-x) [say](#section-payment) so.\n\n## Payment');
  for (const file of ['services.json', 'terms.md']) {
    const place = path.join(folder, file);
    writeFileSync(place, `\uFEFF${readFileSync(place, 'utf8').replaceAll('\n', '\r\n')}`);
  }
  expect(problems()).toEqual([]);
});

test('accepts spaces around a fact, and empty lists', () => {
  edit('business.json', '"(612) 555-0142"', '" (612) 555-0142  "');
  edit('business.json', /(?<="paymentMethods": )\[[^\]]*\]/, '[]');
  edit('business.json', '"https://www.loonlight', '" https://WWW.loonlight');
  edit('business.json', '"12:00"', '"12:00 "');
  edit('site.json', /(?<="offer": )\[[^\]]*\]/, '[]');
  const { business, site, terms } = loadedContent();
  expect([business.phone, business.sameDayUntil, site.offer]).toEqual(['(612) 555-0142', '12:00', '']);
  expect(business.siteAddress).toMatch(/^https:\/\/www\.loonlight/);
  expect(JSON.stringify(terms)).not.toMatch(/accept/);
});

test('any value in any place gets an explanation and never a crash', () => {
  const written = Object.keys(jsonFiles).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
  const cases = countCases();
  fc.assert(
    fc.property(fc.constantFrom(...written), fc.nat(), fc.jsonValue(), ({ file, text }, nth, odd) => {
      const chosen = nth % walk(JSON.parse(text)).length;
      let seen = -1;
      // JSON.parse calls this once for every value of the file.
      const broken: unknown = JSON.parse(text, (_key, value: unknown) =>
        (seen += 1) === chosen ? odd : value,
      );
      writeFileSync(path.join(folder, file), JSON.stringify(broken));
      const explained = problems();
      cases.count('explained', explained.length > 0);
      for (const { wrong, remedy } of explained) {
        expect(wrong).toMatch(/^(must|is|can’t|has) .*\.$/s);
        expect(remedy).toMatch(/\w/);
      }
      writeFileSync(path.join(folder, file), text);
    }),
    { numRuns: 40 },
  );
  cases.expectEach(['explained'], 20);
});
