import { formatDollars } from '@/lib/pricing/pricing';
import { content, phone } from './support/content';
import { contactForm, quoteForm } from './support/inquiry';
import { pages, wrongAddress } from './support/pages';
import { expect, test } from './support/test';

// What the specification asks for, as read without scripts. Names fixed by the specification are
// written out; words and figures come from the content.
test.use({ javaScriptEnabled: false });

const { businessInfo, about, site, services, areas } = content;
const serviceIds = [
  'refrigerator',
  'washer-dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
];
const appliances = ['Refrigerator', 'Washing Machine', 'Dryer', 'Dishwasher', 'Microwave', 'Other'];

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Your Area');
  const selectors = [
    'section[aria-label="Announcement"]',
    'header',
    'h1',
    '#services',
    '#about',
    '#areas',
    'blockquote',
    '#contact',
    'footer',
  ];
  const places = await page.evaluate((all) => {
    const elements = [...document.querySelectorAll('*')];
    return all.map((selector) => elements.findIndex((element) => element.matches(selector)));
  }, selectors);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('each service on the home page has its price and links to its booking', async ({ page }) => {
  await page.goto('/');
  expect(services.map(({ id }) => id)).toEqual(expect.arrayContaining(serviceIds));
  for (const { id, name, price, popular } of services) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link.first()).toHaveAttribute('href', `/checkout?service=${id}`);
    const card = page.locator('#services li').filter({ has: link });
    await expect(card).toContainText('Starting at');
    await expect(card).toContainText(formatDollars(price));
    await expect(card.getByText('Popular', { exact: true })).toHaveCount(popular ? 1 : 0);
  }
});

test('wherever a starting price appears, a note says what it covers', async ({ page }) => {
  for (const { path, html } of pages.filter(({ html }) => html.includes('Starting at'))) {
    await page.goto(path);
    const prices = await page.getByText('Starting at').count();
    expect(prices, path).toBeGreaterThan(0);
    expect(html, path).toMatch(/service call fee/i);
  }
  await page.goto(wrongAddress);
  await expect(page.getByRole('main')).toContainText(/service call fee/i);
});

test('every claim of the specification is on the home page, in figures and words', async ({ page }) => {
  await page.goto('/');
  const { claims } = content.business;
  for (const claim of [
    `${claims.yearsInBusiness} years`,
    `${claims.customers} customers`,
    `${claims.warrantyDays}-day warranty on parts and labor`,
    `${claims.consultationMinutes}-minute consultation`,
    `${formatDollars(claims.firstRepairDiscount ?? 0)} off`,
    `${claims.rating}/5 from ${claims.reviews} reviews`,
    /same-day service/i,
    /24\/7 (in an )?emergency/i,
  ])
    await expect(page.getByRole('main')).toContainText(claim);
});

test('the neighborhoods are listed with their ZIP codes', async ({ page }) => {
  await page.goto('/');
  expect(areas).toHaveLength(16);
  for (const { name, zips } of areas) {
    const item = page.locator('#areas li').filter({ hasText: name });
    for (const zip of zips) await expect(item).toContainText(zip);
  }
});

test('the footer of every page links to the four pages about the business', () => {
  for (const { path, html } of pages) {
    const [footer = ''] = /<footer[^]*<\/footer>/.exec(html) ?? [];
    for (const address of ['/about', '/privacy', '/terms', '/business-info'])
      expect(footer, path).toContain(`href="${address}"`);
  }
});

test('the About page has stats, story, mission, values and certifications', async ({ page }) => {
  await page.goto('/about');
  for (const name of [
    about.storyHeading,
    about.missionHeading,
    about.valuesHeading,
    about.certificationsHeading,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(1);
  for (const { figure, label } of about.stats) {
    await expect(page.getByRole('main')).toContainText(figure);
    await expect(page.getByRole('main')).toContainText(label);
  }
});

test('the Business info page has contact, license, insurance, appliances, brands and warranty', async ({
  page,
}) => {
  await page.goto('/business-info');
  const { business } = content;
  for (const fact of [
    phone,
    business.email,
    business.address.street,
    business.license ?? '',
    business.insurance,
    ...business.appliances,
    ...business.brands,
    businessInfo.warrantyHeading,
  ])
    await expect(page.getByRole('main')).toContainText(fact);
});

test('the terms state the cancellation rule, the warranty, the estimate and the discount', async ({
  page,
}) => {
  await page.goto('/terms');
  const { claims } = content.business;
  for (const rule of [
    new RegExp(`${claims.cancellationHours} hours`),
    new RegExp(`${claims.warrantyDays}[- ]day`),
    /estimate/i,
    /8%/,
    formatDollars(claims.firstRepairDiscount ?? 0),
  ])
    await expect(page.getByRole('main')).toContainText(rule);
});

test('the quote form and the contact form have the fields of the specification, all optional', async ({
  page,
}) => {
  await page.goto('/');
  const shared = ['Phone', 'Email', 'Appliance type', 'Problem description', 'Preferred service date'];
  for (const { form, names, oven } of [
    { form: quoteForm(page), names: ['Name'], oven: 'Oven/Stove' },
    { form: contactForm(page), names: ['First name', 'Last name'], oven: 'Oven/Range' },
  ]) {
    for (const label of [...names, ...shared])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    const options = form.getByLabel('Appliance type').getByRole('option');
    expect((await options.allInnerTexts()).slice(1).sort()).toEqual([...appliances, oven].sort());
  }
  await expect(page.locator('form [required]')).toHaveCount(0);
});

test('structured data matches the home page: name, phone, address, hours, areas and prices', async ({
  page,
}) => {
  await page.goto('/');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  const { business } = content;
  const { street, zipCode } = business.address;
  for (const value of [business.name, business.email, street, zipCode]) {
    expect(data).toContain(`"${value}"`);
    await expect(page.locator('body')).toContainText(value);
  }
  expect(data).toContain(`"telephone":"+1${phone.replace(/\D/g, '')}"`);
  for (const { opens, closes } of business.hours) {
    expect(data).toContain(`"opens":"${opens}"`);
    expect(data).toContain(`"closes":"${closes}"`);
  }
  for (const { name } of areas) expect(data).toContain(name);
  for (const { name, price } of services) {
    expect(data).toContain(`"${name}"`);
    expect(data).toMatch(new RegExp(`"(price|minPrice)":"?${price}\\b`));
  }
  expect(data).not.toMatch(/AggregateRating|"Review"/);
});

test('without scripts, the booking page and the forms show the phone number instead of a dead button', async ({
  page,
}) => {
  await page.goto('/');
  for (const form of [quoteForm(page), contactForm(page)]) {
    await expect(form).toContainText(content.forms.withoutScript);
    await expect(form.getByRole('button')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toHaveCount(0);
  await expect(page.locator('#areas').getByRole('button')).toHaveCount(0);
  await page.goto('/checkout');
  const notice = page.getByRole('main').getByText(content.checkout.withoutScript);
  await expect(notice.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(site.navigation.bookNow);
});
