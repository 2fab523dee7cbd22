import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { homeStructuredData } from './structured-data';

const content = siteContent();
const { business } = content;
const site = business.siteAddress;
const businessData = (from: Partial<typeof content>) =>
  homeStructuredData({ ...content, ...from })['@graph'][0];

// Google requires or recommends these facts for a local business:
// developers.google.com/search/docs/appearance/structured-data/local-business
test('search engines read the facts of the business, its services with prices in dollars, and its site', () => {
  const { name, email, phone, address } = business;
  const { street, city, state, zipCode, latitude, longitude } = address;
  const offers = content.services.map(({ id, name: service, price }) => ({
    url: `${site}/checkout?service=${id}`,
    price,
    priceCurrency: 'USD',
    itemOffered: { name: service },
  }));
  expect(homeStructuredData(content)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'HomeAndConstructionBusiness',
        '@id': `${site}/#business`,
        name,
        email,
        telephone: `+1${phone.replace(/\D/g, '')}`,
        url: `${site}/`,
        image: `${site}/share.png`,
        priceRange: '$65–$95',
        address: {
          streetAddress: street,
          addressLocality: city,
          addressRegion: state,
          postalCode: zipCode,
          addressCountry: 'US',
        },
        geo: { latitude, longitude },
        hasOfferCatalog: { itemListElement: offers },
        sameAs: business.profiles.map(({ link }) => link),
      },
      { '@type': 'WebSite', name, publisher: { '@id': `${site}/#business` } },
    ],
  });
  // Google doesn't allow ratings, reviews or FAQs here.
  expect(JSON.stringify(businessData({}))).not.toMatch(/rating|review|faqpage|priceSpecification/i);
});

test('search engines read the weekly hours, closed days by date, and the cities with their neighborhoods', () => {
  const closedDates = [
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    { from: '2026-12-24', to: '2026-12-24', reason: 'Eve', hours: { opens: '08:00', closes: '24:00' } },
  ];
  const hours = [{ days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' }];
  const areas = ['Uptown', 'Edina'].map((name) => {
    return { id: name, name, city: name === 'Edina' ? name : 'Minneapolis', zips: [] };
  });
  expect(businessData({ business: { ...business, hours, closedDates }, areas })).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: hours[0]?.days, opens: '07:00', closes: '21:00' },
      { validFrom: '2026-11-26', validThrough: '2026-11-27', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '23:59' },
    ],
    areaServed: [
      { '@type': 'City', name: 'Minneapolis', containsPlace: [{ '@type': 'Place', name: 'Uptown' }] },
      { '@type': 'City', name: 'Edina', containsPlace: undefined },
    ],
  });
});

test('the location of a business that shows no street stays private', () => {
  const { latitude, longitude, zipCode } = business.address;
  const address = { ...business.address, street: undefined };
  const found = JSON.stringify(businessData({ business: { ...business, address } }));
  for (const place of [latitude, longitude, zipCode].map(String)) expect(found).not.toContain(place);
});
