import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { writeTestContent } from '@/e2e/support/test-content';
import { ContentError, type Remark } from '@/lib/content/remarks';
import { folderForEachTest } from '@/scripts/folder.test-helper';
import { providerNames } from './build-settings';
import { loadContent } from './load';
import { walk } from './paths';
import { jsonFiles } from './schemas/files';

const { at, read, write, edit } = folderForEachTest(writeTestContent);

const loadedContent = () => loadContent(at(), providerNames({})).content;

function problems(): readonly Remark[] {
  try {
    loadedContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.remarks;
    throw error;
  }
}

/**
 * `where` is the end of the remark's `where`, or in a text the number of lines after the edit. `help` matches what a
 * person must know to fix it: a name, a number, or an example.
 */
type WrongEdit = [mistake: string, from: string | RegExp, to: string, where: number | string, help?: RegExp];

const wrongEdits: Record<string, WrongEdit[]> = {
  'services.json': [
    ['a price with a dollar sign', '"price": 85', '"price": $85', 0, /\$85/],
    ['a missing field', /"category": "Kitchen",\s*/, '', 'Category'],
    ['a misspelled name', '"popular": true', '"popluar": true', 'Refrigerator Repair', /popluar.*popular/],
    ['a symptom twice', '"Ices up"', '"Not cold"', 'Not cold → Symptom', /words/],
    ['an unknown service', '"id": "dishwasher"', '"id": "dish washer"', '(never change it)', /microwave/],
  ],
  'areas.json': [
    ['a ZIP code without quotation marks', '"55410"', '55410', 'ZIP codes → entry 1', /55408/],
    ['an area twice', '"Seward"', '"UPTOWN"', 'UPTOWN → Name', /name/],
  ],
  'business.json': [
    ['hours without a length', '"18:00"', '"08:00"', 'Hours → entry 2 → Closes', /24:00/],
    ['a short day without its end', '07-13"', '07-13", "opens": "08:00"', 'Closes', /24:00/],
    ['a day twice in the hours', '["Saturday"', '["Friday", "Saturday"', 'Hours'],
    ['a phone number in another format', '(612) 555-', '612-555-', 'Phone', /\(612\) 555-0142/],
    ['a link that leads nowhere', /"https:[^"]*yelp[^"]*"/, '"https://"', 'Yelp → Link', /https:/],
    ['a link without TLS', '"https://www.yelp', '"http://www.yelp', 'Yelp → Link', /https:/],
    ['a profile twice', '"Yelp"', '"Facebook"', 'Facebook → Name', /name/],
    ['a number with its unit', '"500+"', '"212 reviews"', 'Reviews', /212 reviews.*500\+/],
    ['a tax in hundredths', '"taxPercent": 8', '"taxPercent": 0.08', 'Tax percent', /8%/],
    ['a longitude without its minus', '-93.29827', '93.29827', 'Longitude', /-93/],
    ['183 days off', '2031-07-13', '2032-01-06', 'Last day'],
    ['a day off before its start', '2031-07-13', '2031-07-06', 'Last day'],
    ['a last day off twice', '"vacation"', '"a" }, { "from": "2031-07-13", "reason": "b"', 'dates'],
    ['a first day off twice', '"vacation"', '"a" }, { "from": "2031-07-07", "reason": "b"', 'dates'],
    ['a travel limit without a latitude', '"latitude": 44.94861,', '', '(miles)', /latitude/],
    ['a ZIP code of another state', '"55408"', '"54880"', 'Address → ZIP code', /55408/],
    ['a cutoff at the last closing', '"12:00"', '"21:00"', 'Same-day cutoff', /12:00/],
  ],
  'home.json': [
    ['an unknown fact', '{feeCredit}', '{feeCredits}', 'Prices note → entry 1', /feeCredits\}/],
    ['a brace that does not close', '{feeCredit}', '{feeCredit', 'Prices note → entry 1', /\{feeCredit/],
    ['a sentence without a period', 'one appliance.', 'one appliance', 'Price covers → entry 1'],
    ['a city within a heading', 'repair in {city}', '{city} repair', 'Top of the page → Heading', /\{city\}/],
  ],
  'about.json': [
    ['a photo with a capital letter', '"portrait.jpg"', '"Maria.jpg"', 'Maria → Photo', /maria\.jpg/],
    ['a fact in a person’s text', 'Lee repairs', '{discount} off. Lee repairs', 'Lee → Text', /\{ and \}/],
    ['two people with one name', '"Dan"', '"Maria"', 'Maria → Name', /name/],
  ],
  'launch.json': [
    ['an unknown decision', '"confirmed"', '"requests": "phone", "confirmed"', 'Requests', /by customers/],
  ],
  'site.json': [
    ['a comma after the last text', 'first repair."', 'first repair.",', 1, /comma/],
    ['a comment', '"We repair"', '"We repair" // Soon', 0, /Soon/],
    ['an empty text', '"We repair"', '"  "', 'Tagline'],
    ['a text that a fact makes too long', '"We repair"', `"${'{phone}'.repeat(6)}"`, 'Tagline', /80.*84/],
    ['two mistakes at once', '"We repair"', '"We\\n{repair}"', 'Tagline', /\{repair\}/],
    ['sentences that are too long', 'first repair."', `first.", "${'A'.repeat(44)}."`, 'Offer', /60/],
  ],
  'business-info.json': [['an empty list', /(?<="warranty": )\[[^\]]*\]/, '[]', 'Warranty', /1/]],
  'pages.json': [['a long title', /"About us[^\]]*/, `"${'A'.repeat(71)}"`, 'About → Title', /70/]],
  'terms.md': [
    ['a link that runs something', '## Payment', '[Pay](javascript:pay())\n\n## Payment', 0, /https:/],
    ['a link to no section', '## Payment', 'See [fees](#fees)\n\n## Payment', 0, /#fees/],
    ['a link to no page', '## Payment', 'See [us](/abuot)\n\n## Payment', 0, /abuot/],
    ['an unknown fact in a link', '## Payment', '[Call {phon}](tel:911)\n\n## Payment', 0, /\{phon\}/],
    ['a heading twice', '## Payment', '## Booking', 'terms.md', /“Booking”/],
  ],
};

describe.each(Object.entries(wrongEdits))('in %s', (file, edits) => {
  test.each(edits)('explains %s, with its place', (_mistake, ...[from, to, where, help]) => {
    const edited = edit(file, from, to);
    const [first, ...others] = problems();
    const { where: place, wrong, remedy } = { ...first };
    expect(place?.startsWith(`content/${file}`)).toBe(true);
    expect(place?.endsWith(typeof where === 'number' ? `line ${edited + where}` : where)).toBe(true);
    expect(`${wrong} ${remedy}`).toMatch(help ?? /\w/);
    expect(others).toEqual([]);
  });
});

test('in terms.md, each mark that pages don’t show is reported with its line', () => {
  const marks = [
    '<!-- raise prices? -->',
    '***',
    '***',
    'Money\n---',
    'Our ![van](https://a.example/v.jpg)',
    '    Money',
  ];
  const line = edit('terms.md', '## Payment', `${marks.join('\n\n')}\n\n## Payment`);
  // Each mark has an empty line after it, and the fourth has two lines.
  const lines = [0, 2, 4, 6, 9, 11].map((after) => line + after);
  const found = problems();
  expect(found.map(({ where }) => where)).toEqual(lines.map((one) => `content/terms.md, line ${one}`));
  write('terms.md', read('terms.md').replaceAll('\n', '\r\n'));
  expect(problems()).toEqual(found);
});

test('a file that was saved in another encoding is reported with its line', () => {
  write('terms.md', Buffer.from('Café in Edina\n', 'utf8'));
  expect(problems()).toEqual([]);
  write('terms.md', Buffer.from('We repair.\n\nCafé in Edina\n', 'latin1'));
  write('site.json', Buffer.from(read('site.json'), 'utf16le'));
  const places = problems().map(({ where, remedy }) => [where, /UTF-8/.test(remedy)]);
  expect(places).toContainEqual(['content/terms.md, line 3', true]);
  expect(places).toContainEqual(['content/site.json, line 1', true]);
});

test('accepts all Markdown that the pages show', () => {
  const shown = [
    '**Bold**-ish, *slanted*, \\*typed\\*, \\[typed\\], 5 > 4, 2 < 3, A & B, -5 degrees, $5.50 + tax.',
    '1. One\n2. Two\n   - deeper\n\n   A paragraph.\n3. Three',
    '+\u00a0[Call](tel:+16125550142) or <https://a.example>',
    'A line  \nand another\nwith 2.5%\n-5 of it.',
    '[We](/privacy#section-x) [say](#section-payment) so.',
    '### Smaller\n\n#### Smallest',
    '## Money\t##\nRight below.\n##\tOthers\nText.',
    '# Single\n\nText.\n\n  ## **Bold**, isn’t it?\n\nText.\n\n## Empty',
  ].join('\n\n');
  edit('terms.md', '## Payment', `${shown}\n\n## Payment`);
  expect(problems()).toEqual([]);
  const { introduction, sections } = loadedContent().terms;
  expect(introduction).toMatch(/^\w/);
  expect(introduction).not.toMatch(/^#/m);
  const headings = sections.map(({ heading }) => heading);
  expect(headings).toEqual(expect.arrayContaining(['Money', 'Others', 'Single', 'Bold, isn’t it?']));
  expect(headings).not.toContain('Empty');
  const bold = { heading: 'Bold, isn’t it?', id: 'section-bold-isnt-it', markdown: 'Text.' };
  expect(sections).toContainEqual(bold);
});

test('explains a required text that uses a missing fact', () => {
  edit('business.json', /,\s*"rating": \{[^}]*\}/, '');
  edit('site.json', '"We repair"', '"{ratingSource}"');
  const [{ where, wrong, remedy } = {}] = problems();
  expect(where).toMatch(/^content\/site\.json, line \d+: Tagline$/);
  expect(`${wrong} ${remedy}`).toMatch(/\{ratingSource\}.*business\.json/);
});

test('a title has the name of the business, unless that makes it too long', () => {
  edit('business.json', 'Loonlight Appliance Repair', 'N'.repeat(59));
  expect(loadedContent().pages.about.title).toBe(`About us | ${'N'.repeat(59)}`);
  edit('business.json', 'N'.repeat(59), 'N'.repeat(60));
  expect(loadedContent().pages.about.title).toBe('About us');
});

test('explains a missing picture, and at once every file that is missing, empty, or half-merged', () => {
  edit('brand.json', 'map.svg', 'town.png');
  edit('about.json', 'portrait.jpg', 'ana.jpg');
  expect(problems().map(({ where }) => where)).toEqual(['content/town.png', 'content/ana.jpg']);
  rmSync(at('terms.md'));
  write('about.json', '\n');
  edit('pages.json', '  "home"', '<<<<<<< HEAD\n  "home"');
  expect(problems().map(({ where }) => where)).toEqual([
    'content/about.json',
    'content/pages.json, line 2',
    'content/terms.md',
  ]);
});

test('accepts what people and their programs type, and shows it as it should look', () => {
  edit('site.json', '"We repair"', '"Ana\'s repairs&nbsp;&amp; &quot;more&quot;"');
  edit('terms.md', '## Payment', "It's [here](https://a.example/it's).\n\n## Payment");
  edit('services.json', 'Leave right away', 'Leave right away, then call {phone}');
  edit('business.json', '"(612) 555-0142"', '" (612)\u00a0555-0142  "');
  // Pages CMS saves a group that staff have cleared like this.
  edit('business.json', /(?<="emergency": )\{[^}]*\}/, '{ "onClosedDates": false }');
  // This is after the closing of some days.
  edit('business.json', '"12:00"', '"18:30 "');
  edit('business.json', 'https://www.yelp.com', 'https:www.yelp.com');
  edit('site.json', /(?<="offer": )\[[^\]]*\]/, '[]');
  for (const file of ['services.json', 'terms.md'])
    write(file, `\uFEFF${read(file).replaceAll('\n', '\r\n')}`);
  const { business, site, terms, firstAid } = loadedContent();
  expect([business.phone, business.sameDayUntil, site.offer]).toEqual(['(612) 555-0142', '18:30', '']);
  expect(business.emergency).toBeUndefined();
  expect(business.profiles.at(-1)).toHaveProperty('link', 'https://www.yelp.com/biz/loonlight');
  expect(firstAid.gas).toMatch(/then call \(612\) 555-0142/);
  expect(site.tagline).toBe('Ana’s repairs & "more"');
  expect(JSON.stringify(terms)).toContain("It’s [here](https://a.example/it's)");
});

test('any value in any place gets an explanation and never a crash', () => {
  const names = fc.constantFrom(...Object.keys(jsonFiles));
  // Each run reads all of content/, which is slow.
  fc.assert(
    fc.property(names, fc.nat(), fc.jsonValue(), (name, nth, odd) => {
      const text = read(name);
      const chosen = nth % walk(JSON.parse(text)).length;
      let seen = -1;
      // JSON.parse calls this once for every value of the file.
      const broken: unknown = JSON.parse(text, (_key, value: unknown) =>
        (seen += 1) === chosen ? odd : value,
      );
      write(name, JSON.stringify(broken));
      for (const { wrong, remedy } of problems()) {
        // It's a predicate. The messages of zod itself begin with a capital letter.
        expect(wrong).toMatch(/^[a-z].*\.$/s);
        expect(remedy).toMatch(/\w/);
      }
      write(name, text);
    }),
    { numRuns: 40 },
  );
});
