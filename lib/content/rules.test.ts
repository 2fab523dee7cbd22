import { loadContent } from './load';
import { contentRemarks } from './rules';

const { content } = loadContent();
const today = '2099-01-01';

/** Returns the remarks after a change of the content or of a file, except those about samples. */
function remarksOf(change: Partial<typeof content>, files: Record<string, unknown> = {}) {
  const changed = { content: { ...content, ...change }, written: files };
  return contentRemarks(changed, today).map(({ when, where, wrong }) => `${when}: ${where}: ${wrong}`);
}

test('ordinary text, the facts, and the words of customers get no remark', () => {
  const tagline = 'Fixed in < 30 minutes & *fast*: 5 > 4, 8 years old, for $100 to $7,500.';
  const text = 'Here within 2 years, 24/7, for $25.';
  const files = { 'site.json': { tagline }, 'testimonials.json': { text }, 'brand.json logo': text };
  expect(remarksOf({}, { ...files, 'business.json': { phone: '(612) 340-2368' } })).toEqual([]);
});

test.each(['$25', '24/7', '8 years', '(612) 555-0199'])(
  'the check asks staff about “%s” in a text, with its file and field',
  (fact) => {
    const text = `Only ${fact} today.`;
    const [tagline, terms, ...others] = remarksOf({}, { 'site.json': { tagline: text }, 'terms.md': text });
    expect(tagline).toMatch(/^maybe: content\/site.json: Tagline: /);
    expect(terms).toMatch(/^maybe: content\/terms.md: /);
    expect(terms).toContain(`“${fact}”`);
    expect(others).toEqual([]);
  },
);

test('the check asks staff about a ZIP code of another state', () => {
  const areas = [{ name: 'Hudson', city: 'Hudson', zips: ['54016', '55408'] }];
  const business = { ...content.business, statesServed: ['WI' as const] };
  expect(remarksOf({ areas, business })).toEqual([expect.stringMatching(/^maybe: .*: Hudson: .*55408/)]);
});

test('a build stops at a page that was changed after today', () => {
  const { terms, about } = content.pages;
  const pages = { ...content.pages, about: { ...about, updated: today } };
  const later = { ...pages, terms: { ...terms, updated: '2099-01-02' } };
  expect(remarksOf({ pages: later })).toEqual([expect.stringMatching(/^now: .*Terms → Updated: .*2, 2099/)]);
});

test('the launch gate stops if the privacy policy doesn’t mention a service', () => {
  const facts = { ...content.facts, reverseGeocoder: 'One', ipLookup: 'Two', requestService: 'Three' };
  expect(remarksOf({ facts })).toEqual(
    ['One', 'Two', 'Three'].map((name) => expect.stringMatching(`^launch: content/privacy.md: .*${name}`)),
  );
});
