import type { Page } from '@playwright/test';
import { answerLookups, ip } from './support/lookups';
import { realPages } from './support/pages';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

/** Opens the screens that have no address. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'area-served': (page) => checkArea(page, '55405'),
  'area-not-listed': (page) => checkArea(page, '99999'),
  'checkout-2': openLinkToService,
  'checkout-2-errors': async (page) => {
    await openLinkToService(page);
    await wizard.continueButton(page).click();
  },
  'checkout-3': wizard.openStep3,
  confirmation: async (page) => {
    await wizard.openStep3(page);
    await wizard.confirm(page);
  },
};

async function checkArea(page: Page, zip: string) {
  await page.goto('/#areas');
  await page.locator('#areas input').first().fill(zip);
  await page.keyboard.press('Enter');
}

async function openLinkToService(page: Page) {
  await page.goto('/checkout?service=dishwasher');
  await wizard.expectStep(page, 2);
}

const take = (page: Page, name: string, project: string) =>
  page.screenshot({ path: `reports/shots/${name}-${project}.jpg`, fullPage: true, animations: 'disabled' });

for (const { path } of realPages)
  test(`page ${path}`, async ({ page }, { project }) => {
    await page.goto(path);
    await take(page, path === '/' ? 'home' : path.slice(1), project.name);
  });

for (const [name, open] of Object.entries(screens))
  test(name, async ({ page }, { project }) => {
    await open(page);
    await take(page, name, project.name);
  });

/** The picture in README.md: the home page for a visitor in Minneapolis on a Tuesday, at 10 AM and at 9:40 PM. */
test('readme', async ({ page }, { project }) => {
  test.skip(project.name !== '1280-light', 'One is enough.');
  await answerLookups(page, { ip: ip('Minneapolis') });
  const [morning, night] = ['2026-12-08T16:00:00Z', '2026-12-09T03:40:00Z'];
  const views = [
    { width: 1280, time: morning },
    { width: 390, time: morning },
    { width: 390, time: night },
  ];
  let pictures = '';
  for (const { width, time } of views) {
    await page.clock.setFixedTime(time);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Minneapolis');
    const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    pictures += `<img src="data:image/png;base64,${picture}">`;
  }
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1360, height: 560 });
  await page.setContent(`<style>
    body { display: flex; gap: 24px; justify-content: center; align-items: center; height: 560px; margin: 0; background: antiquewhite }
    img { height: 512px; border-radius: 8px }
  </style>${pictures}`);
  await page.screenshot({ path: 'docs/screenshot.png' });
});
