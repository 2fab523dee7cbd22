import { contactForm, openHome, requestHeading } from './support/inquiry';
import { addStyles, watchShifts } from './support/layout';
import { hydrated } from './support/loading';
import { expect, test } from './support/test';

test.describe('the first screen of a small phone', { tag: '@phone' }, () => {
  test('has no field: the quote form is below the prices and expands on tap', async ({ page }) => {
    await openHome(page);
    const form = page.locator('#quote form');
    await expect(form).toBeHidden();
    await page.locator('#quote summary').click();
    await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
    await page.goto('/about');
    const shifts = await watchShifts(page);
    await page.goto('/#quote');
    await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.locator('#quote summary').click();
    await expect(form).toBeHidden();
  });
});

for (const [when, instant, said, call] of [
  ['in the morning', '2031-07-14T15:00:00Z', 'We can come today.', 'Call'],
  ['at night', '2031-07-15T02:40:00Z', 'Emergency repair tonight.', 'Call now, 24/7'],
] as const)
  test(`the headline is right before the first paint and moves nothing ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(instant));
    const shifts = await watchShifts(page);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      await hydrated(page);
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      expect(await shifts(), `${width} pixels wide`).toEqual([]);
      const button = page.getByRole('main').getByRole('link', { name: call, exact: true });
      await expect(button.first()).toBeVisible();
      const ground = page.getByRole('region', { name: /^Appliance repair/ });
      const [lightness] = /(?<=oklch\()[\d.]+|(?<=lab\()[\d.]+/.exec(
        await ground.evaluate((element) => getComputedStyle(element).backgroundColor),
      ) ?? [''];
      expect(Number(lightness) < 0.5).toBe(when === 'at night');
    }
  });

test(
  'the call bar makes room while a visitor types, and a press on the button below it counts',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openHome(page);
    const form = contactForm(page);
    const bar = page.getByRole('main').getByRole('group', { name: 'Call' });
    await expect(bar).toBeVisible();
    await form.getByLabel('Problem description').fill('It hums.');
    await form.getByLabel('Preferred service date').focus();
    await expect(bar).toBeHidden();
    const submit = form.getByRole('button', { name: 'Send message' });
    await submit.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
    const box = await submit.boundingBox();
    await page.touchscreen.tap(195, 670);
    expect(box?.y).toBeLessThan(670);
    await expect(requestHeading(page)).toBeVisible();
    await expect(bar).toBeVisible();
  },
);

test(
  'the call bar that comes back moves no link away from under a press',
  { tag: '@phone' },
  async ({ page }) => {
    await openHome(page);
    // Safari doesn't keep the scroll position when something above it grows.
    await addStyles(page, 'html { overflow-anchor: none }');
    await page.getByLabel('Your ZIP code').fill('55408');
    const bar = page.getByRole('main').getByRole('group', { name: 'Call' });
    await expect(bar).toBeHidden();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Business info' });
    await link.hover();
    const before = await link.boundingBox();
    await page.mouse.down();
    await expect(bar).toBeVisible();
    expect(await link.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(page).toHaveURL('/business-info');
  },
);
