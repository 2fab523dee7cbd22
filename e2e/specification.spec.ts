import { formatDollars } from '@/lib/pricing/pricing';
import { content, phone } from './support/content';
import { contactForm, quoteForm, unfoldQuoteForm } from './support/inquiry';
import { expect, test } from './support/test';

// These tests check the specification without scripts. They quote the names that it prescribes, and take other texts
// from the content.
test.use({ javaScriptEnabled: false });

const { about, services } = content;
const appliances = ['Refrigerator', 'Washing Machine', 'Dryer', 'Dishwasher', 'Microwave', 'Other'];

test('the home page has its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('off your first repair');
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
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.getByRole('link', { name: 'Schedule online' })).toHaveAttribute('href', '/checkout');
  // Only the visitor's browser knows which day it is.
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0);
});

test('the home page makes every claim of the specification', async ({ page }) => {
  await page.goto('/');
  const claims = ['15+ years', '5,000+ customers', '90-day warranty', '20-minute consultation', '$25 off'];
  const promises = ['Same-day visits', 'emergency service 24/7', '4.9/5 from 500+ reviews'];
  for (const claim of [...claims, ...promises]) await expect(page.getByRole('main')).toContainText(claim);
});

test('each service on the home page has its price and links to its booking', async ({ page }) => {
  await page.goto('/');
  for (const { id, name, price, popular } of services) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link.first()).toHaveAttribute('href', `/checkout?service=${id}`);
    const card = page.locator('#services li').filter({ has: link });
    await expect(card).toContainText('Starting at');
    await expect(card).toContainText(formatDollars(price));
    await expect(card.getByText('Popular', { exact: true })).toHaveCount(popular ? 1 : 0);
  }
});

test('the About page has stats, story, mission, values and certifications', async ({ page }) => {
  await page.goto('/about');
  for (const { figure, label } of about.stats)
    await expect(page.getByRole('main')).toContainText(`${label}${figure}`);
  for (const name of ['Our story', 'Our mission', 'Our values', 'Training and certifications'])
    await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(1);
});

test('both forms have the fields of the specification, all of them optional', async ({ page }) => {
  await page.goto('/');
  await unfoldQuoteForm(page);
  const shared = ['Phone', 'Email', 'Appliance type', 'Problem description', 'Preferred service date'];
  for (const { form, names, oven } of [
    { form: quoteForm(page), names: ['Name'], oven: 'Oven/Stove' },
    { form: contactForm(page), names: ['First name', 'Last name'], oven: 'Oven/Range' },
  ]) {
    for (const label of [...names, ...shared])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    const options = form.getByLabel('Appliance type').getByRole('option');
    expect((await options.allInnerTexts()).slice(1).toSorted()).toEqual([...appliances, oven].toSorted());
  }
  await expect(page.locator('form [required]')).toHaveCount(0);
});

test('without scripts, booking and forms show the phone number, not a dead button', async ({ page }) => {
  await page.goto('/');
  await unfoldQuoteForm(page);
  for (const form of [quoteForm(page), contactForm(page)]) {
    await expect(form).toContainText(/needs JavaScript.*\d/);
    await expect(form.getByRole('button')).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Dismiss announcement' })).toHaveCount(0);
  await expect(page.locator('#areas').getByRole('button')).toHaveCount(0);
  await page.goto('/checkout');
  const notice = page.getByRole('main').getByText(/^Online booking needs JavaScript/);
  await expect(notice.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(phone);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  for (const { name, price } of content.services)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`$${price}`);
});
