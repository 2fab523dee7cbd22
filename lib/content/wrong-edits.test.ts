import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { writeTestContent } from '@/e2e/support/test-content';
import { ContentError, type Remark } from '@/lib/content/remarks';
import { jsonFiles } from './files';
import { serviceNames } from '@/lib/site/build-settings';
import { loadContent } from './load';
import { walk } from './paths';

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

/** `where` is the end of the field's name or, in a file that can't be read, the line, counted from the edit. */
type WrongEdit = [mistake: string, from: string | RegExp, to: string, where: number | string, help: RegExp];

/** Takes a fact out of business.json. */
function leaveOut(fact: string) {
  const place = path.join(folder, 'business.json');
  const left: unknown = JSON.parse(readFileSync(place, 'utf8'), (key, value: unknown) =>
    key === fact ? undefined : value,
  );
  writeFileSync(place, JSON.stringify(left));
}

const wrongEdits: Record<string, WrongEdit[]> = {
  'services.json': [
    ['a price in quotation marks', '"price": 85', '"price": "85"', 'Repair → Price', /digits/],
    ['a price with cents', '"price": 85', '"price": 85.5', 'Repair → Price', /89 or 90/],
    ['a price with a space', '"price": 85', '"price": 8 5', 0, /digits only/],
    ['a price with a dollar sign', '"price": 85', '"price": $85', 0, /digits/],
    ['a missing field', /"category": "Kitchen",\s*/, '', 'Category', /missing/],
    ['a misspelled name', '"popular": true', '"popluar": true', 'popluar', /popular/],
    ['False with a capital letter', '"popular": false', '"popular": False', 0, /lowercase/],
    [
      'a service twice',
      '"id": "microwave"',
      '"id": "dishwasher"',
      'Microwave Repair → ID for links (never change it)',
      /own id/,
    ],
    ['a name twice', '"Microwave Repair"', '"dishwasher repair"', 'repair → Name', /own name/],
    [
      'a service unknown to the site',
      '"id": "dishwasher"',
      '"id": "disposal"',
      'ID for links (never change it)',
      /microwave.*developer/,
    ],
    ['a forgotten } after the last entry', /\}(?=\s*\],\s*"gas")/, '', 1, /missing \}/],
  ],
  'areas.json': [
    ['a ZIP code without quotation marks', '"55410"', '55410', 'ZIP codes → entry 1', /quotation marks/],
  ],
  'business.json': [
    [
      'a name with an invisible character',
      'Loonlight App',
      'Loonlight\u200b App',
      'Business name',
      /type it again/i,
    ],
    ['hours past midnight', '"21:00"', '"00:00"', 'Monday–Friday → Closes', /24:00/],
    ['a day without hours', '"Saturday", ', '', 'Hours', /Saturday.*Closed days/],
    ['a day twice in the hours', '["Saturday"', '["Friday", "Saturday"', 'Hours', /Friday 2 times/],
    ['a phone number in another format', '(612) 555-', '612-555-', 'Phone', /\(612\) 555-0142/],
    ['an email address without an @', 'hello@', 'hello at ', 'Email', /email address/],
    ['a site address with a path', '.example"', '.example/home"', 'Web address', /nothing after/],
    ['a site address without https', '"https://', '"http://', 'Web address', /start with https/],
    ['a link that leads nowhere', '"claims"', '"ratingLink": "https://", "claims"', 'link', /whole address/],
    ['a number in words', '"reviews": "500+', '"reviews": "over 500', 'Reviews', /from over 500 reviews”/],
    ['a year as a number of years', '"15+"', '"1998"', 'business', /“1998 years in business”/],
    ['one customer', '"5,000+"', '"1"', 'Customers', /“We’ve served 1 customers”/],
    [
      'a reply time in words',
      'replyMinutes": 30',
      'replyMinutes": "30 min"',
      'Reply minutes',
      /For example, 30/,
    ],
    ['a window that has no length', '"2-hour"', '"after lunch"', 'window', /a after lunch arrival/],
    ['a reason that says no reason', '"vacation"', '"Closed"', 'Closed → Reason', /for Closed”/],
    ['a warranty of one day', '"warrantyDays": 90', '"warrantyDays": 1', 'Warranty days', /365/],
    ['a fact that names a fact', '418 Loonlight Lane', '{phone} House', 'Street', /fact itself/],
    ['a warranty in years', '"warrantyDays": 90', '"warrantyDays": "1 year"', 'Warranty days', /365/],
    ['a discount in percent', 'Discount": 25', 'Discount": "10%"', 'discount', /percentage isn’t/],
    ['a longitude without its minus', '-93.29827', '93.29827', 'Longitude', /minus/],
    ['a day off in the wrong year', '2031-07-13', '2131-07-13', 'Last day', /half a year/],
    ['a short day without its end', '07-13"', '07-13", "opens": "08:00"', 'Closes', /both times/],
    ['a short day reversed', '07-13"', '07-13", "opens": "14:00", "closes": "08:00"', 'Closes', /later/],
    ['a date as a day off', '"claims"', '"closedDays": ["May 4"], "claims"', 'entry 1', /Closed dates/],
  ],
  'testimonials.json': [
    ['four and a half stars', '"rating": 5', '"rating": 4.5', 'customer A → Rating', /exactly/],
  ],
  'home.json': [
    ['an unknown fact', '{feeCredit}', '{feeCredits}', 'Prices note → entry 1', /\{feeCredits\}.*Write/],
    [
      'a city within a heading',
      'repair in {city}',
      '{city} repair',
      'Top of the page → Heading',
      /end of a heading/,
    ],
    ['a name from another field', 'the repair?"', 'the {city}?"', 'Question', /end of a heading/],
    ['a brace that does not close', '{feeCredit}', '{feeCredit', 'Prices note → entry 1', /both braces/],
  ],
  'site.json': [
    ['an empty text', '"We repair"', '"  "', 'Tagline', /empty/],
    ['a longer name of a fact', '"We repair"', '"{phoneNumber}"', 'Tagline', /Write \{phone\}/],
    ['a text that is too long', '"We repair"', `"${'Area'.repeat(21)}"`, 'Tagline', /most 80.*has 84/],
    ['a text that a fact makes too long', '"We repair"', `"${'{phone}'.repeat(6)}"`, 'Tagline', /most 80/],
    ['a brace that does not open', '"We repair"', '"phone}"', 'Tagline', /both braces/],
    ['a line break', '"We repair"', '"We\\nrepair"', 'Tagline', /one line/],
  ],
  'checkout.json': [
    ['a forgotten comma', '"discount": "', '"a": true "discount": "', 0, /comma/],
    ['a quotation mark inside a text', 'off the invoice', 'off the "invoice"', 0, /“ and ”/],
    ['a comment', '"discount": "', '// note\n"discount": "', 0, /comment/],
    ['curly quotation marks', '"discount": "', '“discount”: "', 0, /straight quotation marks/],
    ['a name twice', '"discount": "', '"cardFields": "', 1, /second time/],
  ],
  'pages.json': [['a month too many', '2026-11-21', '2026-13-21', 'Home → Updated', /must be a date/]],
  'business-info.json': [
    ['an empty list', /(?<="warranty": )\[[^\]]*\]/, '[]', 'Warranty', /no entries.*Add at least one\./],
    ['a text in place of a list', /(?<="warranty": )\[[^\]]*\]/, '"Ours."', 'Warranty', /list in/],
  ],
  'terms.md': [
    ['a link that runs something', '## Payment', '[Pay](javascript:pay())\n\n## Payment', 0, /isn’t safe/],
    ['a link to no page', '## Payment', 'See [us](/abuot)\n\n## Payment', 0, /doesn’t exist/],
    ['a link to no section', '## Payment', 'See [fees](#fees)\n\n## Payment', 0, /doesn’t exist/],
    ['bold text without its end', '## Payment', 'It is **bold\n\n## Payment', 0, /only one \*\*/],
    ['an unknown fact', '{cancellationHours}', '{hours}', 0, /\{hours\}.*README/],
    ['a heading twice', '## Payment', '## Booking', 'section "Booking"', /Change one/],
    ['a heading with a single #', '## Payment', '# Payment', 0, /##/],
    ['a picture', '## Payment', '![Van](https://a.example/v.jpg)\n\n## Payment', 0, /has a picture/],
    ['a section without text', '## Payment', '## Money\n\n## Payment', 'section "Money"', /Write the text/],
  ],
};

describe.each(Object.entries(wrongEdits))('in %s', (file, edits) => {
  test.each(edits)('explains %s, with the place and how to fix it', (_mistake, from, to, where, help) => {
    const edited = edit(file, from, to);
    const [first, ...others] = problems();
    const { line, field, wrong, remedy } = { ...first };
    expect(first?.file).toBe(`content/${file}`);
    if (typeof where === 'number') expect(line).toBe(edited + where);
    else expect(field?.endsWith(where)).toBe(true);
    expect(`${wrong} ${remedy}`).toMatch(help);
    // A name that is misspelled is missing, too.
    expect(others.filter((other) => other.wrong !== 'is missing.')).toEqual([]);
  });
});

test.each([
  ['a heading with a single #', '# Money', /heading “Money”.*##/],
  ['a heading with a hard space', '##\u00a0Money', /heading “Money”.*a space/],
  ['a smaller heading with a hard space', '###\u00a0Money', /heading “Money”.*a space/],
  ['a heading without a space', '##Money', /# that isn’t a heading/],
  ['a heading underlined with -', 'Money\n---', /heading “Money”.*##/],
  ['a heading underlined with =', 'Money\n===', /heading “Money”.*##/],
  ['an indented heading', '  ## Money', /heading “Money”.*##/],
  ['a heading in a list', '- ## Money', /heading “Money”.*##/],
  ['a heading without words', '##', /heading “”.*##/],
  ['bold words in a heading', '## **Money**\n\nText.', /only words/],
  ['bold words in a link', '[**Money**](/terms)', /only words/],
  ['a comment', '<!-- raise prices? -->', /comment.*raise prices/],
  ['HTML', '<b>Now</b> open', /HTML/],
  ['a quote', '> We care.', /quote.*We care/],
  ['a rule', '***', /a line across/],
  ['an indented text', '    Money', /four spaces/],
  ['a fence', '```\nMoney\n```', /four spaces/],
  ['code', 'Press `Send`.', /Press|Send/],
  ['a picture', 'Our ![van](https://a.example/v.jpg)', /picture/],
  ['the address of a link', '[fees]: https://a.example', /in the text/],
  ['a link with a space', '[Money] (/terms)', /without a space/],
  ['a footnote', 'Money[^1]', /\[ or \]/],
  ['a task', '- [x] Money', /\[ or \]/],
  ['a table', '| Fee | Tax |', /table.*list/],
  ['struck words', 'It was ~~free~~.', /Remove/],
  ['the code of a character', 'Smith &amp; Sons', /character itself/],
  ['an entry with a hard space', '-\u00a0Money', /list/],
  ['an entry without a space', '-Money', /list/],
  ['a typed bullet', '• Money', /list/],
  ['a numbered list that isn’t one', 'Money:\n2. Fees', /list/],
])('in terms.md explains %s, with its line and how to fix it', (_mistake, mark, help) => {
  const line = edit('terms.md', '## Payment', `${mark}\n\n## Payment`);
  const windows = readFileSync(path.join(folder, 'terms.md'), 'utf8').replaceAll('\n', '\r\n');
  const found = problems();
  expect(found.map(({ wrong, remedy }) => `${wrong} ${remedy}`)).toEqual([expect.stringMatching(help)]);
  expect(found[0]?.line).toBe(mark.startsWith('Money:') ? line + 1 : line);
  writeFileSync(path.join(folder, 'terms.md'), windows);
  expect(problems()).toEqual(found);
});

test('accepts all Markdown that the pages show', () => {
  const shown = [
    '**Bold**-ish, *slanted*, \\*typed\\*, \\[typed\\], 5 > 4, 2 < 3, A & B, -5 degrees, $5.50 + tax.',
    '1. One\n2. Two\n   - deeper\n\n   A paragraph.\n3. Three',
    '+ [Call](tel:+16125550142) or <https://a.example>',
    'A line  \nand another\nwith 2.5%\n-5 of it.',
    '### Smaller\n\n#### Smallest',
    '## Money\t##\nRight below.\n##\tOthers\nText.',
  ].join('\n\n');
  edit('terms.md', '## Payment', `${shown}\n\n## Payment`);
  expect(problems()).toEqual([]);
});

test('names the missing fact that a required text uses', () => {
  leaveOut('ratingSource');
  edit('site.json', '"We repair"', '"{ratingSource}"');
  const [{ file, field, wrong, remedy } = {}] = problems();
  expect([file, field]).toEqual(['content/site.json', 'Tagline']);
  expect(`${wrong} ${remedy}`).toMatch(/\{ratingSource\}.*business\.json/);
});

const loonlight = 'Loonlight Appliance Repair';

test.each([
  ['Prairie Appliance Service', 'Same-day appliance repair in Sioux Falls | Prairie Appliance Service'],
  ['Fixit', 'Same-day appliance repair in Sioux Falls and 9 other towns | Fixit'],
  [`${loonlight} Team`, `Appliance repair in Sioux Falls | ${loonlight} Team`],
  ['N'.repeat(60), 'Same-day appliance repair in Sioux Falls, Brandon, and 8 other towns'],
])('a business in ten towns called %s has this title: %s', (name, title) => {
  edit('business.json', loonlight, name);
  const towns = ['Sioux Falls', 'Brandon', ...'ABCDEFGH'];
  const areas = towns.map((town) => {
    return { id: town.toLowerCase().replace(' ', '-'), name: town, city: town, zips: ['55408'] };
  });
  edit('areas.json', /[^]+/, JSON.stringify({ areas }));
  expect(loadedContent().pages.home.title).toBe(title);
});

test('the title of every other page has the whole name of the business, or leaves it out', () => {
  edit('business.json', loonlight, 'Northern Lakes Family Appliance Repair and Co');
  const { pages } = loadedContent();
  expect(pages.about.title).toMatch(/^About us \| Northern/);
  for (const { title } of Object.values(pages)) expect(title).toMatch(/^(?!.{71})[^|]+(\| North.+ and Co)?$/);
});

test('a shop without a license has no text about a license', () => {
  leaveOut('license');
  const { businessInfo, pages, about, terms } = loadedContent();
  expect(JSON.stringify([businessInfo, pages, about, terms])).not.toMatch(/(?<!")licen[cs]e/i);
});

test('explains a missing, empty, half-merged, or too deeply nested file, and another encoding', () => {
  rmSync(path.join(folder, 'terms.md'));
  writeFileSync(path.join(folder, 'about.json'), '\n');
  edit('pages.json', '  "home"', '<<<<<<< HEAD\n  "home"');
  writeFileSync(path.join(folder, 'privacy.md'), 'Café', 'latin1');
  writeFileSync(path.join(folder, 'site.json'), '{}\n', 'utf16le');
  writeFileSync(path.join(folder, 'home.json'), '['.repeat(9000));
  expect(problems().map(({ file, wrong }) => `${file} ${wrong}`)).toEqual([
    'content/pages.json still has two versions of some lines after a merge.',
    'content/site.json is not saved as UTF-8.',
    'content/home.json is nested too deeply to be read.',
    'content/about.json is empty.',
    'content/privacy.md is not saved as UTF-8.',
    'content/terms.md is missing.',
  ]);
});

test('reports a missing photo, and a logo with a space in its name', () => {
  edit('brand.json', '"accent"', '"photo": [{ "file": "van.jpg", "description": "Our van." }], "accent"');
  expect(problems().map(({ file, wrong }) => `${file} ${wrong}`)).toEqual(['content/van.jpg is missing.']);
  edit('brand.json', 'mark.svg', 'Red River Logo.SVG');
  expect(problems().map(({ wrong }) => wrong)).toEqual([
    expect.stringMatching(/without spaces or capital letters/),
  ]);
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
        expect(wrong).toMatch(/^(is|isn’t|has|uses) .*\.$/s);
        expect(remedy).toMatch(/\w/);
      }
      writeFileSync(path.join(folder, file), text);
    }),
    { numRuns: 40 },
  );
  cases.expectEach(['explained'], 20);
});
