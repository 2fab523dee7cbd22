import { serviceNames } from '@/lib/site/build-settings';
import { businessFacts } from './facts';
import { siteContent } from './load';

const { business, services } = siteContent();

test.each([
  [['Tea'], 'Tea', 'neighborhood'],
  [['Ely'], 'Ely', 'town'],
  [['Brandon', 'Canton', 'Tea'], 'Brandon, Canton, and Tea', '3 neighborhoods and towns'],
  [['T'.repeat(38), 'Tea'], 'T'.repeat(38), '2 neighborhoods and towns'],
  [['Inver Grove Heights', 'South Saint Paul', 'Mendota'], 'Inver Grove Heights and 2 other towns'],
])('a shop with areas in %j says it works in %s', (cities, shown, areaCount = '3 towns') => {
  const areas = cities.map((city) => ({ name: city === 'Tea' ? 'Uptown' : city, city }));
  const facts = { business, services, areas };
  const inWords = { cities: shown, areaCount };
  expect(businessFacts(facts, serviceNames({}))).toMatchObject(inWords);
});

test.each([
  ['texts and email', 'text, email, or phone', { textable: true, email: 'hello@loonlight.example' }],
  ['texts', 'text or phone', { textable: true }],
  ['email', 'email or phone', { textable: false, email: 'hello@loonlight.example' }],
  ['only a phone', 'phone', { textable: false }],
])('a shop with %s gets requests by %s', (_what, waysToSend, ways) => {
  const { email: _email, ...others } = business;
  const facts = { business: { ...others, ...ways }, services, areas: [] };
  expect(businessFacts(facts, serviceNames({}))).toMatchObject({ waysToSend });
});

test('the rules for the fee, a second appliance and a second trip are in words, and a missing one is undefined', () => {
  const shop = { ...business, secondAppliancePrice: 39, returnTripPrice: 0 };
  const facts = (of: typeof business) =>
    businessFacts({ business: of, services, areas: [] }, serviceNames({}));
  expect(facts(shop)).toMatchObject({ secondAppliance: 'costs $39', returnTrip: 'is free' });
  expect(facts({ ...shop, feeCredit: 'credited' }).feeCredit).toBe('credited toward');
  expect(facts({ ...shop, feeCredit: 'added' }).feeCredit).toBe('added to');
  const { secondAppliancePrice: _price, ...other } = shop;
  expect(facts(other).secondAppliance).toBeUndefined();
});
