import { loadContent } from './load';
import { contentRemarks } from './rules';

const loaded = loadContent();
const { content, written } = loaded;
const { business } = content;
const today = '2099-01-01';
const off = { from: '2098-12-24', to: '2098-12-25', reason: 'Christmas' };

const odd = (changed: Pick<typeof loaded, 'content' | 'written'>, day = today) =>
  contentRemarks(changed, day).flatMap((one) =>
    one.when === 'launch' ? [] : [`${one.when}: ${one.where}: ${one.wrong}`],
  );

/** Returns the new remarks after a change of content/, except those that only stop a launch. */
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

test('ordinary text, the words of customers, and a day off that is over get no remark', () => {
  expect(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4, 8 years old, for $100 to $7,500.')).toEqual([]);
  expect(withTerms('**Now**: [fees](#section-fees), [privacy](/privacy#section-x), [us](/).')).toEqual([]);
  expect(warningsOf({}, 'testimonials.json', { text: 'Here within 2 years, 24/7, for $25.' })).toEqual([]);
  expect(warningsOf({ business: { ...business, closedDates: [off] } })).toEqual([]);
});

const withFacts = (facts: Partial<typeof business>) => ({ business: { ...business, ...facts } });
const rating = { score: 4.9, reviews: '500+', site: 'Google', month: '2099-05' };
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
  [
    'a rating from the future',
    withFacts({ claims: { ...business.claims, rating } }),
    /Rating → Month: .*future/,
  ],
  [
    'a page that is updated tomorrow',
    { pages: { ...content.pages, terms: { ...content.pages.terms, updated: '2099-01-02' } } },
    /pages\.json: Terms → Updated: is January 2, 2099/,
  ],
])('a build stops at %s', (_what, change, wrong) => {
  const [first = '', ...others] = warningsOf(change).filter((warning) => warning.startsWith('now'));
  expect(first).toMatch(wrong);
  expect(others).toEqual([]);
});

test.each<[string, Partial<typeof content>, RegExp]>([
  [
    'an after-hours price below the others',
    { business: { ...business, afterHoursPrice: 60 } },
    /After-hours price: .*\$60/,
  ],

  [
    'a radius without the shop’s coordinates',
    { business: { ...business, address: { ...business.address, longitude: undefined } } },
    /How far you travel.*longitude/,
  ],
  [
    'states that leave out a neighborhood',
    { business: { ...business, statesServed: ['WI'] } },
    /Uptown: .*55408/,
  ],
  [
    'a cutoff after one day’s closing',
    withFacts({ sameDayUntil: '18:30' }),
    /maybe: .*Saturday you close at 6.PM/,
  ],
  ['states that leave out the shop', withFacts({ statesServed: ['WI'] }), /States served: .*Minnesota/],
  ['an after-hours price but no emergencies', withFacts({ emergency: undefined }), /nobody can book/],
])('the check asks staff about %s', (_what, change, warning) => {
  expect(warningsOf(change).join('\n')).toMatch(warning);
});

test.each(['Only $25 today', 'Call (612) 555-0199', 'Open 24/7', '8 years in business'])(
  'the check asks staff about “%s” in a text, with its file and field',
  (text) => {
    expect(withTagline(text)).toEqual([expect.stringContaining('content/site.json: Tagline: ')]);
  },
);

test('the check asks staff about a price that somebody typed into the terms', () => {
  expect(withTerms('It costs $89')).toEqual([expect.stringContaining('content/terms.md: ')]);
});

/** The launch remarks of a site without samples, with these facts. */
function gate(facts: Partial<typeof business> = {}, changed = content) {
  const own = {
    phone: '(612) 340-2368',
    siteAddress: 'https://www.harborfix.com',
    email: 'hello@harborfix.com',
  };
  const shop = { content: { ...changed, business: { ...business, ...own, ...facts } }, written: {} };
  return contentRemarks(shop, today).filter(({ when }) => when === 'launch');
}

test('the launch gate accepts a site without samples', () => expect(gate()).toEqual([]));

test.each([
  ['a phone number for fiction', { phone: '(218) 555-0199' }, /Phone/],
  ['a phone number in an area code that doesn’t exist', { phone: '(000) 727-3946' }, /Phone/],
  ['a phone number in area code 911', { phone: '(911) 727-3946' }, /Phone/],
  ['a web address that can’t exist', { siteAddress: 'https://www.a.example' }, /Web address/],
  ['an email address that nobody can have', { email: 'service@example.com' }, /Email/],
])('the launch gate stops at %s', (_what, facts, place) => {
  const [item, ...others] = gate(facts);
  expect(others).toEqual([]);
  expect(item?.where).toMatch(place);
});

test.each(['reverseGeocoder', 'ipLookup', 'requestService'])(
  'the launch gate stops if the privacy policy doesn’t mention a service: %s',
  (service) => {
    const [item] = gate({}, { ...content, facts: { ...content.facts, [service]: 'Elsewhere' } });
    expect(item?.wrong).toContain('Elsewhere');
  },
);
