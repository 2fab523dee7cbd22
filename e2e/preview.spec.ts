import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/test';

const phone = {
  file: 'content/business.json',
  field: 'phone',
  value: '(612) 555-0142',
  why: 'Nobody answers it.',
};

const lookups = [
  'https://api.bigdatacloud.net/data/reverse-geocode-client',
  'https://get.geojs.io/v1/ip/geo.json',
];

/** The preview of the built site, served as `npm run preview` serves it. */
const test = base.extend<object, { preview: string }>({
  preview: [
    async ({}, use) => {
      const { writePreview } = await import('../scripts/preview/ribbon.mjs');
      const folder = mkdtempSync(join(tmpdir(), 'preview-'));
      const built = new Date('2026-11-21T18:00:00Z');
      writePreview('out', join(folder, 'site'), {
        samples: [phone],
        built,
        commit: 'commit 1a2b3c4',
        basePath: '',
        lookups,
      });
      const server = spawn(process.execPath, ['scripts/serve.mjs', join(folder, 'site')], {
        env: { ...process.env, PORT: '4380', BASE_PATH: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const address = await new Promise<string>((resolve, reject) => {
        server.on('exit', () => reject(new Error('The preview was not served.')));
        server.stdout.setEncoding('utf8').on('data', (text: string) => {
          const [found] = /http:\S+/.exec(text) ?? [];
          if (found) resolve(found);
        });
      });
      await use(address.replace(/\/$/, ''));
      server.removeAllListeners('exit');
      server.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ preview }, use) => use(preview),
});

const ribbon = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** Opens the ribbon with the keyboard, as it may be used. */
async function openRibbon(page: Page) {
  await ribbon(page)
    .getByText(/^Preview:/)
    .focus();
  await page.keyboard.press('Enter');
}

for (const route of ['/', '/about', '/checkout']) {
  test(`staff read on ${route} what is a sample, and when it was built from what`, async ({ page }) => {
    await page.goto(route);
    await expect(ribbon(page).getByText('Preview: 1 sample is left')).toBeVisible();
    await openRibbon(page);
    await expect(ribbon(page)).toContainText('commit 1a2b3c4');
    await expect(ribbon(page)).toContainText(/Nov 21, 2026, 12:00.PM/);
    await ribbon(page).getByText('What is still a sample').click();
    await expect(ribbon(page).getByText('content/business.json: phone')).toBeVisible();
  });
}

test('staff see banner and headings as a city would, and go back to their own', async ({ page }) => {
  await page.goto('/');
  await openRibbon(page);
  await ribbon(page)
    .getByLabel(/as somebody in/)
    .fill('Duluth');
  await ribbon(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duluth');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Duluth');
  await ribbon(page)
    .getByLabel(/as somebody in/)
    .fill('Chicago, Illinois');
  await ribbon(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Somewhere else?');
  await ribbon(page).getByRole('button', { name: 'No city found' }).click();
  await expect(page.getByText('Unable to detect location')).toBeVisible();
  await ribbon(page).getByRole('button', { name: 'My own city' }).click();
  await expect(ribbon(page).locator('output')).toHaveText('Shown now: your own city.');
});

test('the city that staff chose stays on the way to the booking pages', async ({ page }) => {
  await page.goto('/');
  await openRibbon(page);
  await ribbon(page)
    .getByLabel(/as somebody in/)
    .fill('Edina, Minnesota');
  await ribbon(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edina');
  await page.goto('/checkout?service=dishwasher');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Edina');
});

test('staff see light and dark, also on the next page', async ({ page }) => {
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await openRibbon(page);
  await ribbon(page).getByRole('button', { name: 'Light' }).click();
  const light = await ground();
  await ribbon(page).getByRole('button', { name: 'Dark' }).click();
  expect(await ground()).not.toBe(light);
  const dark = await ground();
  await page.goto('/about');
  expect(await ground()).toBe(dark);
  await openRibbon(page);
  await ribbon(page).getByRole('button', { name: 'As my device' }).click();
  expect(await ground()).toBe(light);
});

test('staff see the pages as a visitor without script, and find the way back', async ({ page }) => {
  await page.goto('/');
  await openRibbon(page);
  await ribbon(page).getByRole('link', { name: 'As a visitor without script' }).click();
  await expect(page).toHaveURL(/\/without-script\/$/);
  await expect(page.getByText('The check needs JavaScript').first()).toBeVisible();
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/without-script\/about$/);
  await openRibbon(page);
  await ribbon(page).getByRole('link', { name: 'With script again' }).click();
  await expect(page).toHaveURL(/\d\/about$/);
});

test('the ribbon covers nothing and fits on a phone', async ({ page }) => {
  await page.goto('/');
  const bottom = await ribbon(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const banner = await page
    .locator('.announcement')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(banner);
  await openRibbon(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('search engines are kept away from the preview in every way', async ({ page, request }) => {
  for (const route of ['/', '/privacy', '/preview-ribbon/without-script/terms']) {
    expect((await request.get(route)).headers()['x-robots-tag']).toContain('noindex');
    await page.goto(route);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});
