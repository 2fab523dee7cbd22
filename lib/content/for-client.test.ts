import { weekdays } from '@/lib/hours/dates';
import { announcementContent, shopOf, travelAreaOf, wizardContent } from './for-client';
import { siteContent } from './load';

const content = siteContent();
const { areas, facts, site } = content;
const { latitude, longitude, ...address } = content.business.address;
const position = { latitude: 44.95, longitude: -93.3 };
const optional = {
  email: 'shop@example.com',
  emergency: { days: weekdays.slice(), opens: '00:00', closes: '24:00', onClosedDates: true },
  sameDayUntil: '12:00',
  replyMinutes: 30,
  taxPercentByState: [{ state: 'WI' as const, percent: 5.5 }],
  afterHoursPrice: 149,
};
const nothing = Object.fromEntries(Object.keys(optional).map((name) => [name, undefined]));

/** The content of a shop with every fact, and of one with only those that an owner can't leave out. */
const withAll = {
  ...content,
  business: {
    ...content.business,
    ...optional,
    serviceRadiusMiles: 50,
    address: { ...address, ...position },
  },
  site: { ...site, offer: '$25 off.', offerUntil: '2026-12-31' },
};
const withNone = {
  ...content,
  business: { ...content.business, ...nothing, serviceRadiusMiles: undefined, address },
  site: { ...site, offer: '', offerUntil: undefined },
};

test('forms and rules get every fact of the shop that they use, and nothing for one that it lacks', () => {
  const { areas: listed, areaCount, ...shop } = shopOf(withAll);
  expect(withAll.business).toMatchObject(shop);
  expect(shop).toMatchObject(optional);
  expect([listed, areaCount]).toEqual([areas, facts.areaCount]);
  expect(shopOf(withNone)).toEqual({ ...shopOf(withAll), ...nothing });
});

test('the wizard gets its texts, and only the parts of a service that it shows', () => {
  for (const given of [withAll, withNone]) {
    const { services, ...wizard } = wizardContent(given);
    const { checkout: texts, firstAid, pages } = content;
    expect(wizard).toEqual({ texts, firstAid, shop: shopOf(given), pageTitle: pages.checkout.title });
    expect(content.services).toMatchObject(services);
    for (const service of services)
      expect(Object.keys(service).toSorted()).toEqual(['id', 'name', 'popular', 'price', 'symptoms']);
  }
});

test('the lookup of the city gets how far the shop goes, and from where', () => {
  const { statesServed } = content.business;
  const area = { areas, statesServed, homeCity: address.city };
  expect(travelAreaOf(withAll)).toEqual({ ...area, radiusMiles: 50, position });
  expect(travelAreaOf(withNone)).toEqual({ ...area, radiusMiles: undefined, position: undefined });
});

test('the announcement gets the offer with its last day, and the cities', () => {
  const { cities } = facts;
  expect(announcementContent(withAll)).toEqual({ offer: '$25 off.', offerUntil: '2026-12-31', cities });
  expect(announcementContent(withNone)).toEqual({ offer: '', offerUntil: undefined, cities });
});
