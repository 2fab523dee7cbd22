import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from './support/content';
import { realPages } from './support/pages';
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

/** Serves the preview of the built site the way `npm run preview` does. */
const test = base.extend<object, { preview: string }>({
  preview: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'preview-'));
      // In its own process, where the scripts load as native modules, as they do for staff.
      const program = `
        import { writePreview } from './scripts/preview/ribbon.mjs';
        const facts = { ...JSON.parse(process.argv[1]), built: new Date('2026-11-21T18:00:00Z') };
        writePreview('out', process.argv[2], facts);`;
      const facts = { samples: [phone], commit: 'commit 1a2b3c4', basePath: '', lookups };
      const args = ['--input-type=module', '--eval', program, JSON.stringify(facts), join(folder, 'site')];
      execFileSync(process.execPath, args);
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

/** Opens the ribbon with the keyboard. */
async function openRibbon(page: Page) {
  await ribbon(page)
    .getByText(/^Preview:/)
    .focus();
  await page.keyboard.press('Enter');
}

test('staff see on every page what is a sample and when the site was built', async ({ page }) => {
  for (const { path } of realPages) {
    await page.goto(path);
    await expect(ribbon(page).getByText('Preview: 1 sample is left')).toBeVisible();
  }
  await openRibbon(page);
  await expect(ribbon(page)).toContainText('commit 1a2b3c4');
  await ribbon(page).getByText('What is still a sample').click();
  await expect(ribbon(page).getByText('content/business.json: phone')).toBeVisible();
});

test('staff can see the site as a visitor in another city, in the banner and the booking', async ({
  page,
}) => {
  await page.goto('/');
  await openRibbon(page);
  await ribbon(page)
    .getByLabel(/as a visitor in/)
    .fill('Edina, Minnesota');
  await ribbon(page).getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Edina');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edina');
  await page.goto('/checkout?service=dishwasher');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Edina');
});

test('staff can see the pages as a visitor without scripts, and switch back', async ({ page }) => {
  await page.goto('/');
  await openRibbon(page);
  await ribbon(page).getByRole('link', { name: 'As a visitor without script' }).click();
  await expect(page.getByText(content.home.areas.check.withoutScript.slice(0, 26)).first()).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href$="/about"]').click();
  await openRibbon(page);
  await ribbon(page).getByRole('link', { name: 'With script again' }).click();
  await expect(page).toHaveURL(/\d\/about$/);
});

test('search engines can’t index the preview', async ({ page, request }) => {
  await page.goto('/privacy');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect((await request.get('/privacy')).headers()['x-robots-tag']).toContain('noindex');
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});
