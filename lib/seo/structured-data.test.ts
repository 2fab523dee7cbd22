import { z } from 'zod';
import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { homeStructuredData } from './structured-data';

const content = siteContent();
const site = content.business.siteAddress;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const graph = z.object({ '@graph': z.array(z.unknown()) });
const businessData = (from: typeof content) => graph.parse(plain(homeStructuredData(from)))['@graph'][0];

describe('the business data for search engines', () => {
  const data = businessData(content);

  // Google requires or recommends these facts for a local business:
  // developers.google.com/search/docs/appearance/structured-data/local-business
  it('has the name, address and phone number of the business', () => {
    const { name, email, phone, address } = content.business;
    const { street, city, state, zipCode, latitude, longitude } = address;
    expect(data).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      name,
      email,
      telephone: `+1${phone.replace(/\D/g, '')}`,
      url: `${site}/`,
      image: expect.stringMatching(/^https:.*\.png$/),
      priceRange: expect.stringMatching(/^.{1,100}$/),
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: zipCode,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    });
    expect(JSON.stringify(data)).not.toContain('priceSpecification');
  });

  it('has the weekly hours, and closed days or special hours by date', () => {
    const closedDates = [
      { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
      { from: '2026-12-24', to: '2026-12-24', reason: 'Eve', hours: { opens: '08:00', closes: '24:00' } },
    ];
    const hours = [{ days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' }];
    const business = { ...content.business, hours, closedDates };
    expect(businessData({ ...content, business })).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: hours[0]?.days, opens: '07:00', closes: '21:00' },
        { validFrom: '2026-11-26', validThrough: '2026-11-27', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '23:59' },
      ],
    });
  });

  it('offers the six services at the prices of content/services.json, in dollars', () => {
    const offers = content.services.map(({ id, name, price }) => ({
      '@type': 'Offer',
      url: `${site}/checkout?service=${id}`,
      price,
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name },
    }));
    expect(offers).toHaveLength(6);
    expect(data).toMatchObject({ hasOfferCatalog: { itemListElement: offers } });
  });

  it('lists each city with its neighborhoods, and each town without neighborhoods', () => {
    const areas = ['Uptown', 'Seward', 'Edina'].map((name) => {
      return { id: name, name, city: name === 'Edina' ? name : 'Minneapolis', zips: [] };
    });
    const places = [{ name: 'Uptown' }, { name: 'Seward' }];
    const found = businessData({ ...content, areas });
    expect(found).toMatchObject({
      areaServed: [{ name: 'Minneapolis', containsPlace: places }, { name: 'Edina' }],
    });
    expect(JSON.stringify(found)).not.toMatch(/\[\]|\{\}|""/);
  });

  it('does not reveal the location of a business that shows no street', () => {
    const { address } = content.business;
    const business = { ...content.business, address: { ...address, street: undefined } };
    const places = [address.latitude, address.longitude, address.zipCode].map(String);
    for (const place of places)
      expect(JSON.stringify(businessData({ ...content, business }))).not.toContain(place);
  });

  it('has no ratings, reviews or FAQs, which Google does not allow here', () => {
    expect(JSON.stringify(homeStructuredData(content))).not.toMatch(/rating|review|faqpage/i);
  });
});

it('has the site and its publisher on the home page', () => {
  const business = `${site}/#business`;
  expect(plain(homeStructuredData(content))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@id': business },
      { '@type': 'WebSite', name: content.business.name, publisher: { '@id': business } },
    ],
  });
});
