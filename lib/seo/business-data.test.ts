import { z } from 'zod';
import { siteContent } from '@/lib/content/site-content';
import { businessData } from './business-data';
import { homeStructuredData } from './structured-data';

const content = siteContent();
const site = content.business.siteAddress.value;
const read = z.object({
  openingHoursSpecification: z.array(
    z.object({ dayOfWeek: z.array(z.string()), opens: z.string(), closes: z.string() }),
  ),
  areaServed: z.array(z.object({ name: z.string() })),
});
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the business data for search engines', () => {
  const data = plain(businessData(content));

  it('has the name, address and email that the pages show', () => {
    const { name, email, address } = content.business;
    expect(data).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      name: name.value,
      email: email.value,
      address: {
        streetAddress: address.value.street,
        addressLocality: address.value.city,
        addressRegion: address.value.state,
        postalCode: address.value.zipCode,
        addressCountry: 'US',
      },
      geo: { latitude: address.value.latitude, longitude: address.value.longitude },
    });
  });

  it('has the phone number of the pages, as digits with the country code', () => {
    const digits = content.business.phone.value.replace(/\D/g, '');
    expect(data).toMatchObject({ telephone: `+1${digits}` });
  });

  it('is open exactly when content/business.json says so, each day once', () => {
    const { openingHoursSpecification } = read.parse(data);
    for (const { days, opens, closes } of content.business.hours)
      for (const day of days)
        expect(openingHoursSpecification.filter(({ dayOfWeek }) => dayOfWeek.includes(day))).toEqual([
          expect.objectContaining({ opens, closes }),
        ]);
  });

  it('offers the six services at the prices of content/services.json, in dollars', () => {
    const offers = content.services.map(({ id, name, price }) => ({
      '@type': 'Offer',
      url: `${site}/checkout?service=${id}`,
      price,
      priceCurrency: 'USD',
      priceSpecification: { minPrice: price, priceCurrency: 'USD' },
      itemOffered: { '@type': 'Service', name },
    }));
    expect(offers).toHaveLength(6);
    expect(data).toMatchObject({ hasOfferCatalog: { itemListElement: offers } });
  });

  it('takes the price range from content/, from the lowest to the highest', () => {
    const services = content.services.map((service, index) => ({ ...service, price: 100 + index }));
    const changed = plain(businessData({ ...content, services }));
    expect(changed).toMatchObject({ priceRange: '$100–$105' });
    expect(JSON.stringify(changed)).toContain('"price":103');
  });

  it('lists the cities and the 16 neighborhoods as the service area', () => {
    const cities = [...new Set(content.areas.map(({ city }) => city))];
    const names = read.parse(data).areaServed.map(({ name }) => name);
    expect(names).toEqual([...cities, ...content.areas.map(({ name }) => name)]);
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
      { '@type': 'WebSite', name: content.business.name.value, publisher: { '@id': business } },
    ],
  });
});
