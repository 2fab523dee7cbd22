import { contentRemarks } from './checks';
import { isSample } from '@/e2e/support/test-content';
import { loadContent } from './load';
import { whereOf } from './remarks';

const loaded = loadContent();
const { content, written } = loaded;
const { business, services } = content;
const today = '2099-01-01';
const off = { from: '2098-12-24', to: '2098-12-25', reason: 'Christmas' };

const odd = (changed: Pick<typeof loaded, 'content' | 'written'>, day = today) =>
  contentRemarks(changed, {}, day).flatMap((one) =>
    one.when === 'launch' ? [] : [`${one.when}: ${whereOf(one)}: ${one.wrong}`],
  );

/** The new warnings after a change of content/. */
function warningsOf(change: Partial<typeof content>, file = '', text: unknown = '') {
  const before = odd(loaded);
  const changed = {
    content: { ...content, ...change },
    written: { ...written, ...(file && { [file]: text }) },
  };
  return odd(changed).filter((warning) => !before.includes(warning));
}
const withTagline = (tagline: string) => warningsOf({}, 'site.json', { tagline });
const withTerms = (text: string) => warningsOf({}, 'terms.md', `Hello.\n\n## Fees\n\n${text}`);

test('doesn’t warn about ordinary text, the words of customers, or a day off that is today', () => {
  expect(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4, 8 years old, for $100 to $7,500.')).toEqual([]);
  expect(withTerms('**Now**: [fees](#section-fees), [privacy](/privacy#section-x), [us](/).')).toEqual([]);
  expect(warningsOf({}, 'testimonials.json', { text: 'Here within 2 years, 24/7, for $25.' })).toEqual([]);
  expect(warningsOf({ business: { ...business, closedDates: [{ ...off, to: today }] } })).toEqual([]);
});

const withFacts = (facts: Partial<typeof business>) => ({ business: { ...business, ...facts } });
const shortDay = { ...off, to: off.from, hours: { opens: '08:00', closes: '12:00' } };

test.each<[string, Partial<typeof content>, RegExp]>([
  ['a cutoff after closing', withFacts({ sameDayUntil: '21:00' }), /Same-day cutoff: is 9.PM/],
  ['a cutoff at midnight', withFacts({ sameDayUntil: '00:00' }), /Same-day cutoff: is 12.AM/],
  [
    'a day off with hours',
    withFacts({ closedDates: [shortDay, off] }),
    /“Christmas” and “Christmas” for the same day/,
  ],
  ['a ZIP code of another state', withFacts({ address: { ...business.address, state: 'SD' } }), /55408/],
  ['a source in the future', withFacts({ ratingSource: 'Google, May 2099' }), /Rating source: .*future/],
  [
    'a source without a rating',
    withFacts({ claims: { ...business.claims, rating: undefined } }),
    /Rating source: .*rating is missing/,
  ],
  [
    'a page that was updated tomorrow',
    { pages: { ...content.pages, terms: { ...content.pages.terms, updated: '2099-01-02' } } },
    /pages\.json: Terms → Updated: is January 2, 2099/,
  ],
])('a build stops at %s', (_what, change, wrong) => {
  const [first = '', ...others] = warningsOf(change).filter((warning) => warning.startsWith('now'));
  expect(first).toMatch(wrong);
  expect(others).toEqual([]);
});

const priced = (price: number) => ({ services: services.map((service) => ({ ...service, price })) });

test.each<[string, Partial<typeof content>, RegExp]>([
  ['a price without its point', priced(8900), /Refrigerator Repair: .*\$8900/],
  ['a price of a few dollars', priced(12), /Dishwasher Repair: .*\$12/],
  [
    'an after-hours price below the others',
    { business: { ...business, afterHoursPrice: 60 } },
    /After-hours price: .*\$60/,
  ],
  ['days off that are over', { business: { ...business, closedDates: [off] } }, /Christmas.*2098-12-25/],
  ['a tax in hundredths', { business: { ...business, taxPercent: 0.08 } }, /Tax percent: .*0\.08/],
  [
    'a radius without the shop’s coordinates',
    { business: { ...business, address: { ...business.address, longitude: undefined } } },
    /How far you travel.*longitude/,
  ],
  ['states that leave out an area', { business: { ...business, statesServed: ['WI'] } }, /Uptown: .*55408/],
  [
    'a rating without a number of reviews',
    { business: { ...business, claims: { ...business.claims, rating: 4.9, reviews: undefined } } },
    /Rating: .*number of reviews/,
  ],
  [
    'a cutoff after one day’s closing',
    withFacts({ sameDayUntil: '18:30' }),
    /maybe: .*Saturday you close at 6.PM/,
  ],
  [
    'a tax for a state that isn’t served',
    withFacts({ statesServed: ['MN'], taxPercentByState: [{ state: 'WI', percent: 5 }] }),
    /Wisconsin/,
  ],
  ['a shop outside its area', withFacts({ statesServed: ['WI'] }), /States served: .*Minnesota/],
  ['an after-hours price but no emergencies', withFacts({ emergency: undefined }), /nobody can book/],
  ['a radius too small', { business: { ...business, serviceRadiusMiles: 3 } }, /Bluff: .*3 miles/],
])('warns staff about %s', (_what, change, warning) => {
  expect(warningsOf(change).join('\n')).toMatch(warning);
});

test.each([
  '<b>Now</b> open',
  'We are **fast**',
  'See [terms](/terms)',
  '# Prices',
  'Smith &amp; Sons',
  'Only $25 today',
  'Call (612) 555-0199',
  'Open 24/7',
  '8 years in business',
])('warns about "%s" in a text, with its file and field', (text) => {
  expect(withTagline(text)).toEqual([expect.stringContaining('content/site.json: Tagline: ')]);
});

test('warns about a price in the terms that isn’t filled in from a fact', () => {
  expect(withTerms('It costs $89')).toEqual([expect.stringContaining('content/terms.md: ')]);
});

/** The launch remarks of a site without samples, with these facts. */
function gate(
  facts: Partial<typeof business> = {},
  settings: Record<string, string> = {},
  changed = content,
) {
  const own = {
    phone: '(612) 340-2368',
    siteAddress: 'https://www.harborfix.com',
    email: 'hello@harborfix.com',
  };
  const shop = { content: { ...changed, business: { ...business, ...own, ...facts } }, written: {} };
  return contentRemarks(shop, settings, today).filter(({ when }) => when === 'launch');
}

test('the launch gate accepts a site without samples, and a request service after a test request', () => {
  expect(gate()).toEqual([]);
  expect(gate({ siteAddress: 'https://harborfix.github.io' }, { BASE_PATH: '/repair-site' })).toEqual([]);
  const address = 'https://forms.harborfix.com/f';
  expect(gate({}, { NEXT_PUBLIC_REQUEST_URL: address, REQUEST_URL_TRIED: address })).toEqual([]);
});

test.each([
  ['a phone number for fiction', { phone: '(218) 555-0199' }, {}, /phone/],
  ['a phone number in an area code that doesn’t exist', { phone: '(000) 727-3946' }, {}, /phone/],
  ['a phone number in area code 911', { phone: '(911) 727-3946' }, {}, /phone/],
  ['a web address that can’t exist', { siteAddress: 'https://www.a.example' }, {}, /web address/],
  ['an email address that nobody can have', { email: 'service@example.com' }, {}, /email/],
  ['a folder on the owner’s own domain', {}, { BASE_PATH: '/repair-site' }, /BASE_PATH/],
  [
    'a request service without a test request',
    {},
    { NEXT_PUBLIC_REQUEST_URL: 'https://a.com/f' },
    /REQUEST_URL_TRIED/,
  ],
  [
    'a request service on the owner’s computer',
    {},
    { NEXT_PUBLIC_REQUEST_URL: 'http://127.0.0.1/f', REQUEST_URL_TRIED: 'http://127.0.0.1/f' },
    /REQUEST_URL_TRIED/,
  ],
  [
    'a request service other than the one that was tried',
    {},
    { NEXT_PUBLIC_REQUEST_URL: 'https://a.com/f', REQUEST_URL_TRIED: 'https://b.com/f' },
    /REQUEST_URL_TRIED/,
  ],
])('the launch gate stops at %s', (_what, facts, settings, place) => {
  const [item, ...others] = gate(facts, settings);
  expect(others).toEqual([]);
  expect(item && whereOf(item)).toMatch(place);
});

test.each(['reverseGeocoder', 'ipLookup', 'requestService'])(
  'the launch gate names a service that the privacy policy leaves out: %s',
  (service) => {
    const [item] = gate({}, {}, { ...content, facts: { ...content.facts, [service]: 'Elsewhere' } });
    expect(item?.wrong).toContain('Elsewhere');
  },
);

test('the launch gate lists a phone number and an email address of the sample only once', () => {
  const launch = contentRemarks(loadContent('content'), {}, today).filter(({ when }) => when === 'launch');
  const about = launch.filter(({ field }) => /phone|email/.test(field));
  expect(about.map(whereOf)).toEqual(isSample ? ['content/business.json: phone, email'] : []);
});
