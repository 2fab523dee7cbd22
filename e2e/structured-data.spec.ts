import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
const business = z.looseObject({
  name: z.string(),
  telephone: z.string(),
  email: z.string(),
  address: z.looseObject({ streetAddress: z.string(), addressLocality: z.string(), postalCode: z.string() }),
  openingHoursSpecification: z.array(
    z.looseObject({
      dayOfWeek: z.union([z.string(), z.array(z.string())]),
      opens: z.string(),
      closes: z.string(),
    }),
  ),
  areaServed: z.array(z.looseObject({ name: z.string() })),
  hasOfferCatalog: z.looseObject({
    itemListElement: z.array(
      z.looseObject({
        itemOffered: z.looseObject({ name: z.string() }),
        price: z.coerce.number().optional(),
        priceSpecification: z.looseObject({ minPrice: z.coerce.number().optional() }).optional(),
      }),
    ),
  }),
});

/** Every piece of structured data on the page, in a flat list. */
async function dataOf(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const data: unknown = JSON.parse(text);
    const whole = graph.safeParse(data);
    return whole.success ? whole.data['@graph'] : [z.looseObject({ '@type': z.string() }).parse(data)];
  });
}

test('search engines are told what the home page shows: name, phone, address, areas and prices', async ({
  page,
}) => {
  await page.goto('/');
  const data = await dataOf(page);
  const told = business.parse(data.find((piece) => piece['@type'] === 'HomeAndConstructionBusiness'));
  const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');

  const phone = told.telephone.replace(/\D/g, '').replace(/^1/, '');
  expect(shown).toContain(`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`);
  const { streetAddress, addressLocality, postalCode } = told.address;
  for (const text of [told.name, told.email, streetAddress, addressLocality, postalCode]) {
    expect(shown).toContain(text);
  }
  for (const { name } of told.areaServed) expect(shown).toContain(name);

  const offers = told.hasOfferCatalog.itemListElement;
  expect(offers).toHaveLength(6);
  for (const { itemOffered, price, priceSpecification } of offers) {
    const card = page.locator('#services').getByRole('link', { name: new RegExp(`^${itemOffered.name}`) });
    await expect(card).toContainText(`$${price ?? priceSpecification?.minPrice}`);
  }
  expect(data.map((piece) => piece['@type'])).not.toContain('AggregateRating');
});

test('the hours that search engines are told are the hours on the page', async ({ page }) => {
  await page.goto('/');
  const data = await dataOf(page);
  const told = business.parse(data.find((piece) => piece['@type'] === 'HomeAndConstructionBusiness'));
  const days = told.openingHoursSpecification.flatMap(({ dayOfWeek, opens, closes }) =>
    [dayOfWeek].flat().map((day) => [day.replace(/^.*\//, ''), opens, closes]),
  );
  const weekday = ['07:00', '21:00'];
  const weekend = ['08:00', '18:00'];
  expect(Object.fromEntries(days.map(([day, ...times]) => [day, times]))).toEqual({
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday: weekend,
    Sunday: weekend,
  });
});

test('each inner page tells its trail, which is the one it shows', async ({ page }) => {
  for (const path of ['/about', '/business-info', '/privacy', '/terms']) {
    await page.goto(path);
    const trail = (await dataOf(page)).find((piece) => piece['@type'] === 'BreadcrumbList');
    const { itemListElement } = z
      .object({ itemListElement: z.array(z.looseObject({ name: z.string() })) })
      .parse(trail);
    const shown = await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(shown.map((name) => name.trim())).toEqual(itemListElement.map(({ name }) => name));
  }
});
