import { loadContent } from './load';
import { contentRemarks } from './rules';

const { content } = loadContent();
const today = '2099-01-01';

/** Returns the remarks after a change of the content or of a file, except those about samples. */
function remarksOf(change: Partial<typeof content>, files: Record<string, unknown> = {}) {
  const changed = { content: { ...content, ...change }, written: files };
  return contentRemarks(changed, today).map(({ when, where, wrong }) => `${when}: ${where}: ${wrong}`);
}

const withTagline = (tagline: string) => remarksOf({}, { 'site.json': { tagline } });
const withTerms = (text: string) => remarksOf({}, { 'terms.md': `Hello.\n\n## Fees\n\n${text}` });

test('ordinary text, the facts, and the words of customers get no remark', () => {
  expect(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4, 8 years old, for $100 to $7,500.')).toEqual([]);
  expect(remarksOf({}, { 'business.json': { phone: '(612) 340-2368' } })).toEqual([]);
  const text = 'Here within 2 years, 24/7, for $25.';
  expect(remarksOf({}, { 'testimonials.json': { text } })).toEqual([]);
});

test.each(['Only $25 today', 'Call (612) 555-0199', 'Open 24/7', '8 years in business'])(
  'the check asks staff about “%s” in a text, with its file and field',
  (text) => {
    expect(withTagline(text)).toEqual([expect.stringContaining('maybe: content/site.json: Tagline: ')]);
  },
);

test('the check asks staff about a price that somebody typed into the terms', () => {
  expect(withTerms('It costs $89')).toEqual([expect.stringContaining('content/terms.md: ')]);
});

test('the check asks staff about a ZIP code of another state', () => {
  const areas = [{ name: 'Hudson', city: 'Hudson', zips: ['54016', '55408'] }];
  const business = { ...content.business, statesServed: ['WI' as const] };
  expect(remarksOf({ areas, business })).toEqual([expect.stringMatching(/^maybe: .*: Hudson: .*55408/)]);
});

test('a build stops at a page that was changed after today', () => {
  const { terms } = content.pages;
  const withDate = (updated: string) =>
    remarksOf({ pages: { ...content.pages, terms: { ...terms, updated } } });
  expect(withDate(today)).toEqual([]);
  expect(withDate('2099-01-02')).toEqual([
    expect.stringMatching(/^now: .*Terms → Updated: .*January 2, 2099/),
  ]);
});

test.each(['reverseGeocoder', 'ipLookup', 'requestService'])(
  'the launch gate stops if the privacy policy doesn’t mention a service: %s',
  (service) => {
    const facts = { ...content.facts, [service]: 'Elsewhere' };
    expect(remarksOf({ facts })).toEqual([
      expect.stringMatching(/^launch: content\/privacy.md: .*Elsewhere/),
    ]);
  },
);
