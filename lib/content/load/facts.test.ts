import { serviceNames } from '@/lib/site/build-settings';
import { businessFacts } from './facts';
import { siteContent } from './site-content';

const { business, services, site } = siteContent();

test.each([
  [['Tea'], 'Tea', '1 neighborhood'],
  [['Sioux Falls', 'Brandon', 'Canton', 'Tea'], 'Sioux Falls, Brandon, Canton, and Tea', '4 neighborhoods'],
  [['T'.repeat(38), 'Tea'], 'T'.repeat(38), '2 neighborhoods'],
  [['Inver Grove Heights', 'South Saint Paul', 'Mendota'], 'Inver Grove Heights and 2 other towns'],
])('a shop in %j is said to be in %s', (cities, shown, neighborhoods = '3 neighborhoods') => {
  const facts = { business, services, site, areas: cities.map((city) => ({ city })) };
  const inWords = { cities: shown, areaCount: neighborhoods };
  expect(businessFacts(facts, serviceNames({}))).toMatchObject(inWords);
});
