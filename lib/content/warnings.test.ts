import { loadContent } from './load/load-content';
import { contentWarnings } from './warnings';

const loaded = loadContent();
const { content, written } = loaded;
const { business, services } = content;
const today = '2099-01-01';
const texts = (warnings: ReturnType<typeof contentWarnings>) =>
  warnings.map(({ place, wrong }) => `${place}: ${wrong}`);
/** The warnings that a change brings; the rest of content/ may have its own. */
function warningsOf(change: Partial<typeof content>, file = '', text: unknown = '') {
  const before = texts(contentWarnings(loaded, today));
  const changed = {
    content: { ...content, ...change },
    written: { ...written, ...(file && { [file]: text }) },
  };
  return texts(contentWarnings(changed, today)).filter((warning) => !before.includes(warning));
}
const withTagline = (tagline: string) => warningsOf({}, 'site.json', { tagline });
const withTerms = (text: string) => warningsOf({}, 'terms.md', `Hello.\n\n## Fees\n\n${text}`);

test('staff get no warning about ordinary text', () => {
  expect(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4.')).toEqual([]);
  expect(withTerms('**Now**: [fees](#section-fees), [privacy](/privacy#section-x), [us](/).')).toEqual([]);
});

test('staff are told once that the map shows only if all areas lie in it', () => {
  const areas = content.areas.map(({ latitude: _latitude, ...area }) => area);
  expect(warningsOf({ areas })).toEqual([expect.stringContaining('areas.json')]);
});

const priced = (price: number) => ({ services: services.map((service) => ({ ...service, price })) });
const off = { from: '2098-12-24', to: '2098-12-25', reason: 'Christmas' };

test.each<[string, Partial<typeof content>, RegExp]>([
  ['a price without its point', priced(8900), /Refrigerator Repair: .*\$8900/],
  ['a price of a few dollars', priced(12), /Dishwasher Repair: .*\$12/],
  [
    'an after-hours price below the others',
    { business: { ...business, afterHoursPrice: 60 } },
    /\$60 is less/,
  ],
  ['days off that are over', { business: { ...business, closedDates: [off] } }, /Christmas is over/],
  ['a tax in hundredths', { business: { ...business, taxPercent: 0.08 } }, /taxPercent: .*0\.08/],
  ['a radius too small', { business: { ...business, serviceRadiusMiles: 3 } }, /Bluff: .*more than 3 miles/],
])('staff with %s read what to check', (_what, change, warning) => {
  expect(warningsOf(change).join('\n')).toMatch(warning);
});

test('staff are warned about a date in the future', () => {
  expect(texts(contentWarnings(loaded, '2020-01-01')).join('\n')).toMatch(/home: .*in the future/);
});

test.each([
  '<b>Now</b> open',
  'We are **fast**',
  'See [terms](/terms)',
  '# Prices',
  'Smith &amp; Sons',
  'Only $25 today',
  'Call (612) 555-0199',
  'Call 612-555-0199',
  'Write to us@shop.example',
])('staff are warned about "%s" in a text, with file and field', (text) => {
  expect(withTagline(text)).toEqual([expect.stringContaining('content/site.json: tagline: ')]);
});

test.each(['See [us](/abuot)', 'See [fees](#fees)', 'It is **bold', 'It costs $89', 'Call 612.555.0199'])(
  'staff are warned about "%s" in the terms',
  (text) => {
    expect(withTerms(text)).toEqual([expect.stringContaining('content/terms.md: ')]);
  },
);
