import { providerNames } from './build-settings';
import { businessFacts } from './facts';
import { siteContent } from './load';

const { business, services } = siteContent();

function factsOf(changes: Partial<typeof business>, areas: { name: string; city: string }[] = []) {
  const { email: _email, secondAppliancePrice: _price, ...others } = business;
  return businessFacts({ business: { ...others, ...changes }, services, areas }, providerNames({}));
}

const [long, fits, tooLong] = ['A'.repeat(20), 'B'.repeat(16), 'B'.repeat(17)];

test.each([
  [['Tea'], /^Tea$/, 'neighborhood'],
  [['Ely'], /^Ely$/, 'town'],
  [['Brandon', 'Canton', 'Tea', 'Tea'], /^Brandon, Canton, and Tea$/, '4 neighborhoods and towns'],
  [[long, fits], / and B+$/, '2 towns'],
  [[long, tooLong], /^A+ and 1 other town$/, '2 towns'],
  [[long, tooLong, 'Ely'], /^A+ and 2 other towns$/, '3 towns'],
  [['A'.repeat(38), 'Ely'], /^A+$/, '2 towns'],
])('a shop with areas in %j says it works in %s', (cities, shown, areaCount) => {
  const areas = cities.map((city) => ({ name: city === 'Tea' ? 'Uptown' : city, city }));
  expect(factsOf({}, areas)).toMatchObject({ cities: expect.stringMatching(shown), areaCount });
});

test.each([
  ['texts and email', 'text, email, or phone', { textable: true, email: 'hello@loonlight.example' }],
  ['texts', 'text or phone', { textable: true }],
  ['only a phone', 'phone', { textable: false }],
])('a shop with %s gets requests by %s', (_what, waysToSend, ways) => {
  expect(factsOf(ways)).toMatchObject({ waysToSend });
});

test('facts that a shop leaves out are undefined, and the others are in words', () => {
  const claims = { ...business.claims, cancellationHours: 1 };
  expect(factsOf({ claims, returnTripPrice: 0, feeCredit: 'credited' })).toMatchObject({
    returnTrip: 'is free',
    secondAppliance: undefined,
    feeCredit: 'credited toward',
    cancellationHours: '1 hour',
    minnesotaLaw: expect.any(String),
    lowestPrice: '$65',
    appliances: expect.stringContaining(', microwaves, '),
    weekendHours: 'Sat–Sun: 8\u00a0AM – 6\u00a0PM',
    ratingSource: 'Google, November 2026',
    ownApp: expect.any(String),
  });
  const address = { ...business.address, state: 'WI' as const };
  const elsewhere = factsOf({ address, secondAppliancePrice: 39, feeCredit: 'added' });
  expect(elsewhere).toMatchObject({ secondAppliance: 'costs $39', feeCredit: 'added to' });
  expect(elsewhere.minnesotaLaw).toBeUndefined();
});
