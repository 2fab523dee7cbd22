import { contentSettings } from './content-settings';
import { businessFacts } from './facts';
import { siteContent } from './site-content';

const { business, services } = siteContent();

/** The facts of the same business in other cities, with a neighborhood in each. */
const factsIn = (...cities: string[]) =>
  businessFacts({ business, services, areas: cities.map((city) => ({ city })) }, contentSettings({}));

test.each([
  [['Tea'], 'Tea', '1 neighborhood'],
  [['Tea', 'Tea', 'Brandon'], 'Tea and Brandon', '3 neighborhoods'],
  [
    ['Sioux Falls', 'Brandon', 'Harrisburg', 'Tea', 'Rock Rapids'],
    'Sioux Falls, Brandon, and 3 other towns',
    '5 neighborhoods',
  ],
  [['Inver Grove Heights', 'South Saint Paul', 'Mendota'], 'Inver Grove Heights and 2 other towns'],
])('a shop in %j is said to be in %s', (cities, shown, neighborhoods = '3 neighborhoods') => {
  expect(factsIn(...cities)).toMatchObject({ cities: shown, areaCount: neighborhoods });
});

test('visitors are not asked to text a number that takes no texts', () => {
  const landline = { ...business, textable: { value: false, sample: false } };
  const facts = businessFacts({ business: landline, services, areas: [] }, contentSettings({}));
  expect([facts.waysToSend, facts.textOrEmail]).toEqual(['email or a call', 'email']);
});
