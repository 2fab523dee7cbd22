import { estimate, formatDollars } from '@/lib/pricing/pricing';
import * as wizard from './support/wizard';
import { content, dishwasher } from './support/content';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';

// This test walks through the whole product. Every part also has its own tests.

test('a visitor finds us, checks price and area, and books a repair', { tag: '@both' }, async ({ page }) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('sees on the first screen when we come, what it costs and how to book', async () => {
    await page.clock.setFixedTime(new Date('2026-12-08T10:00:00-06:00'));
    await page.goto('/', { referer: 'https://www.google.com/' });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('We can come today.', { exact: true })).toBeInViewport({ ratio: 1 });
    for (const [index, { id, shortName, price }] of content.services.entries()) {
      const tile = main.getByRole('link', { name: `${shortName} ${formatDollars(price)}` });
      await expect(tile).toHaveAttribute('href', `/checkout?service=${id}`);
      if (index < 3) await expect(tile).toBeInViewport({ ratio: 1 });
    }
    for (const name of [/^Book Now/, /^Call/])
      await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  });

  await test.step('asks whether we serve a ZIP code', async () => {
    await hydrated(page);
    await page.getByLabel('Your ZIP code').fill('55408');
    await page.getByRole('button', { name: 'Check availability' }).click();
    await expect(main.getByText('Yes, we serve Uptown.')).toBeInViewport();
  });

  await test.step('reads who we are, and presses Book Now', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Business info' }).click();
    const { license = '', insurance = '', brands } = content.business;
    for (const fact of [license, insurance, ...brands]) await expect(main).toContainText(fact);
    await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click();
    await wizard.expectStep(page, 1);
  });

  await test.step('chooses an appliance, forgets an answer and adds it', async () => {
    await hydrated(page);
    await wizard.serviceButton(page, dishwasher).click();
    await wizard.fillRequired(page);
    await wizard.field(page, 'Preferred date (optional)').fill('2099-03-09');
    await wizard.field(page, 'Email').clear();
    await wizard.continueButton(page).click();
    await expect(wizard.field(page, 'Email')).toBeFocused();
    await expect(wizard.field(page, 'Email')).toHaveAccessibleDescription(/Email: ./);
    await wizard.field(page, 'Email').fill(wizard.answers.Email);
    await expect(wizard.field(page, 'Email')).not.toHaveAccessibleDescription(/Email: ./);
    await wizard.toStep3(page);
  });

  let reference = '';
  await test.step('reads every answer and the price, agrees to the terms and confirms', async () => {
    const { discount, cancellation, warranty } = content.checkout;
    const answers = [dishwasher.name, 'Monday, March 9, 2099', ...Object.values(wizard.answers)];
    for (const text of [...answers, discount, cancellation, warranty]) await expect(main).toContainText(text);
    await expect(main).toContainText(formatDollars(estimate(dishwasher.price, 8).total));
    await wizard.confirmButton(page).click();
    await expect(wizard.termsCheckbox(page)).toBeFocused();
    const requested: string[] = [];
    page.on('request', (request) => {
      // A separate script draws the QR code.
      if (request.resourceType() !== 'script') requested.push(request.url());
    });
    // The tests log links of other apps instead of opening them.
    page.on('console', (message) => requested.push(decodeURIComponent(message.text())));
    await wizard.confirm(page);
    await expect(title).toBeFocused();
    // The visitor's own app opens with the request, and nothing else is requested.
    expect(requested).toEqual([expect.stringMatching(/^(sms|mailto):/)]);
    [reference = ''] = wizard.referenceFormat.exec(requested.join()) ?? [];
  });

  await test.step('says that they sent it, and a reload keeps that', async () => {
    const stamp = main.getByText(/^You sent it on Tuesday at 10/);
    await page.getByRole('button', { name: 'I sent it' }).click();
    await page.reload();
    await expect(stamp).toBeVisible();
    expect(await wizard.shownReference(page)).toBe(reference);
  });
});
