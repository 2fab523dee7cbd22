import { z } from 'zod';
import { siteContent } from '@/lib/content/load';
import { toSchemaOrg } from '@/lib/hours/opening-hours';
import { homeStructuredData } from './structured-data';

const content = siteContent();
const site = content.business.siteAddress;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const graph = z.object({ '@graph': z.array(z.unknown()) });
const businessData = (from: typeof content) => graph.parse(plain(homeStructuredData(from)))['@graph'][0];

describe('the business data for search engines', () => {
  const data = businessData(content);

  // What Google requires and recommends for a local business, with the facts that the pages show:
  // developers.google.com/search/docs/appearance/structured-data/local-business
  it('says who the business is, where, and how to call it', () => {
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
      openingHoursSpecification: toSchemaOrg(content.business),
    });
    expect(JSON.stringify(data)).not.toContain('priceSpecification');
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

  it('lists the cities with their neighborhoods, and towns without any, as the service area', () => {
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

  it('does not say where a business is if it shows no street', () => {
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

it('names the site and its publisher on the home page', () => {
  const business = `${site}/#business`;
  expect(plain(homeStructuredData(content))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@id': business },
      { '@type': 'WebSite', name: content.business.name, publisher: { '@id': business } },
    ],
  });
});
