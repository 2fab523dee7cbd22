import { expect, test } from './support/test';

// What the product's specification shows, read as a search engine or a browser without script would.
test.use({ javaScriptEnabled: false });

const services = [
  ['refrigerator', 'Refrigerator Repair', 89],
  ['washer-dryer', 'Washer & Dryer Repair', 79],
  ['dishwasher', 'Dishwasher Repair', 85],
  ['oven-range', 'Oven & Range Repair', 95],
  ['microwave', 'Microwave Repair', 75],
  ['small-appliances', 'Small Appliances', 65],
] as const;

test('the home page has its parts in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Your Area');
  const order = await page.evaluate(() =>
    [
      '[aria-label="Announcement"]',
      'header',
      'h1',
      '#services',
      '#about',
      '#areas',
      'blockquote',
      '#contact',
      'footer',
    ].map((selector) => {
      const element = document.querySelector(selector);
      return element ? [...document.querySelectorAll('*')].indexOf(element) : -1;
    }),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('each of the six services stands on the home page with its price and leads to its booking', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#services');
  for (const [id, name, price] of services) {
    const card = section.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(card).toHaveAttribute('href', `/checkout?service=${id}`);
    await expect(card).toContainText('Starting at');
    await expect(card).toContainText(`$${price}`);
  }
  await expect(section.getByText('Popular', { exact: true })).toHaveCount(2);
  await expect(section.getByRole('link', { name: /^Refrigerator Repair/ })).toContainText('Popular');
  await expect(section.getByRole('link', { name: /^Oven & Range Repair/ })).toContainText('Popular');
});

test('each of the six services stands in the wizard with its price', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  for (const [, name, price] of services) {
    const card = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(card).toContainText(`$${price}`);
  }
});

test('every claim of the specification is on the home page', async ({ page }) => {
  await page.goto('/');
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  for (const claim of [
    /15\+/,
    /5,?000\+/,
    /90[- ]day/,
    /parts and labor/,
    /same[- ]day/i,
    /24\/7/,
    /20[- ]minute/,
    /\$25/,
    /4\.9/,
    /500\+/,
  ]) {
    expect(text).toMatch(claim);
  }
});

test('the hours stand where people look for them', async ({ page }) => {
  for (const path of ['/', '/business-info', '/about']) {
    await page.goto(path);
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Mon.{1,3}Fri\D*7 ?AM.{1,4}9 ?PM/i);
    expect(text).toMatch(/Sat.{1,3}Sun\D*8 ?AM.{1,4}6 ?PM/i);
  }
});

test('sixteen neighborhoods are listed, and each testimonial says that it is a sample', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#areas li').filter({ hasText: /55\d{3}/ })).toHaveCount(16);
  const quotes = page.locator('figure').filter({ has: page.locator('blockquote') });
  expect(await quotes.count()).toBeGreaterThanOrEqual(3);
  for (const quote of await quotes.all()) await expect(quote).toContainText(/sample/i);
});

test('the About page has stats, story, mission, values and certifications', async ({ page }) => {
  await page.goto('/about');
  for (const part of [/story/i, /mission/i, /value/i, /certif/i]) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toHaveCount(1);
  }
  await expect(page.getByRole('main')).toContainText('15+');
  await expect(page.getByRole('main')).toContainText(/5,?000\+/);
});

test('the Business info page has contact, license, insurance, appliances, brands and the warranty', async ({
  page,
}) => {
  await page.goto('/business-info');
  const main = page.getByRole('main');
  for (const word of [
    /license/i,
    /insurance/i,
    /\(612\) 555-01/,
    /Minneapolis|Saint Paul/,
    /Whirlpool/,
    /90[- ]day/,
  ]) {
    await expect(main).toContainText(word);
  }
});

test('the terms state the cancellation rule, the warranty, the estimate and the discount', async ({
  page,
}) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  for (const word of [/2 hours/, /90 days/, /estimate/i, /8%/, /\$25/])
    await expect(main).toContainText(word);
});

test('the privacy policy names the two services that learn where a visitor is', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('BigDataCloud');
  await expect(page.getByRole('main')).toContainText('GeoJS');
});

test('the forms ask what the specification says, and require nothing', async ({ page }) => {
  await page.goto('/');
  const quote = page.getByRole('main').getByRole('form', { name: /quote/i }).first();
  for (const label of [
    'Name',
    'Phone',
    'Email',
    'Appliance type',
    'Problem description',
    'Preferred service date',
  ]) {
    await expect(quote.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(quote.getByLabel('Appliance type').getByRole('option', { name: 'Oven/Stove' })).toHaveCount(1);
  const contact = page.locator('#contact').getByRole('form');
  for (const label of [
    'First name',
    'Last name',
    'Phone',
    'Email',
    'Appliance type',
    'Problem description',
    'Preferred service date',
  ]) {
    await expect(contact.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(contact.getByLabel('Appliance type').getByRole('option', { name: 'Oven/Range' })).toHaveCount(
    1,
  );
  await expect(page.locator('form [required]')).toHaveCount(0);
});
