import { formatDollars } from '@/lib/pricing/pricing';
import { content, phone } from './support/content';
import { contactForm, quoteForm, unfoldQuoteForm } from './support/inquiry';
import { expect, test } from './support/test';

// These tests check the specification without scripts. They quote the names that it prescribes, and take other texts
// from the content.
test.use({ javaScriptEnabled: false });

const { about, services } = content;

test('the home page has the sections of the specification in its order, with every claim and price', async ({
  page,
}) => {
  await page.goto('/');
  const parts = ['[aria-label="Announcement"]', 'header', 'h1', '#services', '#about', '#areas'];
  const selectors = [...parts, 'blockquote', '#contact', 'footer'];
  const shown = await page
    .locator(selectors.join())
    .evaluateAll((all, given) => all.map((one) => given.findIndex((part) => one.matches(part))), selectors);
  expect([...new Set(shown)]).toEqual([...selectors.keys()]);
  // Search engines read the shop's own city.
  for (const level of [1, 2])
    await expect(page.getByRole('heading', { level, name: / in Minneapolis$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Schedule online' })).toHaveAttribute('href', '/checkout');
  // Only the visitor's browser knows which day it is.
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0);

  const claims = ['15+ years', '5,000+ customers', '90-day warranty', '20-minute consultation', '$25 off'];
  const promises = ['Same-day visits', 'mergency service 24/7', '4.9/5 from 500+ Google reviews', 'Licensed'];
  for (const claim of [...claims, ...promises]) await expect(page.getByRole('main')).toContainText(claim);

  for (const { id, name, price, popular } of services) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link.first()).toHaveAttribute('href', `/checkout?service=${id}`);
    const card = page.locator('#services li').filter({ has: link });
    await expect(card).toContainText(`Starting at ${formatDollars(price)}`);
    await expect(card.getByText('Popular', { exact: true })).toHaveCount(popular ? 1 : 0);
  }
});

test('both forms have the fields of the specification, all of them optional, and no dead button', async ({
  page,
}) => {
  await page.goto('/#quote');
  const withoutScript = page
    .locator('#quote ~ *, #contact')
    .getByText('JavaScript')
    .filter({ visible: true });
  await expect(withoutScript).toContainText([phone, phone]);
  await unfoldQuoteForm(page);
  const shared = ['Phone', 'Email', 'Appliance type', 'Problem description', 'Preferred service date'];
  const appliances = ['Refrigerator', 'Washing Machine', 'Dryer', 'Dishwasher', 'Microwave', 'Other'];
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
  const places = page.locator('[aria-label="Announcement"], #areas, form');
  await expect(places.getByRole('button')).toHaveCount(0);
});

test('the About page has its sections, and the booking has the phone number and every price', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/about');
  for (const { figure, label } of about.stats) await expect(main).toContainText(`${label}${figure}`);
  for (const name of ['Our story', 'Our mission and values', 'Training and certifications'])
    await expect(page.getByRole('heading', { name })).toHaveCount(1);
  await page.goto('/checkout');
  await expect(main.getByText(phone).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  // Without scripts, nothing can go wrong that a reload repairs.
  await expect(page.locator('#page-notice')).toHaveCSS('display', 'none');
  for (const { name, price, popular } of services) {
    const row = main.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(`starting at ${formatDollars(price)}`);
    await expect(row.getByText('Popular', { exact: true })).toHaveCount(popular ? 1 : 0);
  }
});
