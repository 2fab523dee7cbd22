import type { Page } from '@playwright/test';
import { answerLookups, ip } from './support/lookups';
import { realPages } from './support/pages';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

/** Opens the screens that have no address. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'checkout-2': (page) => wizard.openStep2(page),
  'checkout-3': wizard.openStep3,
  confirmation: async (page) => {
    await wizard.openStep3(page);
    await wizard.confirm(page);
  },
};

for (const { path } of realPages) screens[path === '/' ? 'home' : path.slice(1)] = (page) => page.goto(path);

for (const [name, open] of Object.entries(screens))
  test(name, async ({ page }, { project }) => {
    await open(page);
    const path = `reports/shots/${name}-${project.name}.jpg`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  });

/** The picture in README.md: the home page in Minneapolis on a Tuesday at 10 AM, in light and dark mode. */
test('readme', async ({ page }, { project }) => {
  test.skip(project.name !== '1280-light', 'One is enough.');
  await answerLookups(page, { ip: ip('Minneapolis') });
  let pictures = '';
  await page.clock.setFixedTime('2026-12-08T16:00:00Z');
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Minneapolis');
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
