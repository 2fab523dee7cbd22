import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import * as wizard from './support/wizard';
import { content, dishwasher, microwave } from './support/content';
import * as inquiry from './support/inquiry';
import { pages } from './support/pages';
import { watchShifts } from './support/layout';
import { hydrated, openUnhydrated } from './support/loading';
import { startServer } from './support/local-server';
import { expect, test } from './support/test';
import { wrapTexts } from '@/lib/text/translate.test-helper';

// Pages hydrate late. These tests show that nothing is lost that a visitor does before.

// React reports a hydration mismatch and renders the page again.
const mismatches = [/Minified React error #(418|423|425)/];

test('whatever waits has an id, by which the boot script finds it again, and no form sends itself', () => {
  for (const { html } of pages) {
    expect(html).not.toMatch(/<(?![^>]* id=)[^>]* data-waiting/);
    expect(html).not.toMatch(/<form(?![^>]* method="dialog")/);
  }
});

/** Ways in which a page can be changed before it hydrates. */
const changes: Readonly<Record<string, () => void>> = {
  'as it was built': () => {},
  'that was translated': wrapTexts,
  'that an extension changed': () => {
    document.querySelector('main')?.prepend(document.createElement('div'));
    document.querySelector('footer p, main li')?.remove();
    document.body.append(document.createElement('tool-of-a-stranger'));
  },
};

/** Opens a page that is changed before it hydrates. Returns a function that lets it hydrate. */
async function open(page: Page, path: string, change = wrapTexts) {
  const release = await openUnhydrated(page, path);
  await page.evaluate(change);
  return release;
}

for (const [how, change] of Object.entries(changes))
  test.describe(`on a page ${how}`, () => {
    test.use({ expectedFaults: how === 'as it was built' ? [] : mismatches });

    test('each form that is sent early is sent once, and nothing typed is lost', async ({ page }) => {
      const release = await open(page, '/', change);
      const [area] = content.areas;
      const areas = page.locator('#areas');
      await page.getByLabel('Your ZIP code').fill(area?.name ?? '');
      await page.getByRole('button', { name: 'Check availability' }).click();
      // Until then the form shows that it is busy.
      await expect(areas.locator('form')).toHaveAttribute('aria-busy', 'true');
      await inquiry.unfoldQuoteForm(page);
      const name = inquiry.quoteForm(page).getByLabel('Name');
      await name.fill('Early Bird');
      const contact = inquiry.contactForm(page);
      await contact.getByLabel('Appliance type').selectOption('Dryer');
      await inquiry.send(contact, 'It drips.');
      await contact.getByLabel('Last name').fill('Bird');
      await inquiry.freeQuoteButton(page).click();
      const dialog = inquiry.quoteDialog(page);
      await inquiry.send(dialog, 'It sparks.');
      await inquiry.sendButton(dialog).click();
      release();
      await expect(inquiry.requestHeading(dialog)).toHaveCount(1);
      await expect(page).toHaveURL('/');
      await page.keyboard.press('Escape');
      const sentAnswers = page.locator('#contact').getByRole('definition');
      for (const answer of ['Dryer', 'It drips.'])
        await expect(sentAnswers.filter({ hasText: answer })).toBeVisible();
      await expect(areas.getByRole('status')).toContainText(area?.name ?? '');
      // This form was filled in but not sent.
      await expect(name).toHaveValue('Early Bird');
      await expect(name).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });

    test('the last service that is tapped early counts, and Back undoes it', async ({ page }) => {
      const release = await open(page, '/checkout', change);
      await wizard.serviceButton(page, microwave).click();
      await wizard.serviceButton(page, dishwasher).click();
      release();
      await wizard.expectStep(page, 2);
      await expect(page.getByRole('main')).toContainText(dishwasher.name);
      await page.goBack();
      await wizard.expectStep(page, 1);
    });
  });

test.describe('on a translated page', { tag: '@phone' }, () => {
  test.use({ expectedFaults: mismatches });

  test('a dismissed announcement stays away, and what was opened stays open', async ({ page }) => {
    const release = await open(page, '/');
    // This was opened and closed again.
    await inquiry.unfoldQuoteForm(page);
    await page.locator('#quote > summary').click();
    const banner = page.getByRole('region', { name: 'Announcement' });
    await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
    await inquiry.freeQuoteButton(page).click();
    const text = inquiry.problem(inquiry.quoteDialog(page));
    await text.pressSequentially('It hums, ');
    release();
    await hydrated(page);
    await page.keyboard.type('and it leaks.');
    await expect(text).toHaveValue('It hums, and it leaks.');
    await expect(page.locator('#quote')).not.toHaveAttribute('open');
    // The next page remembers it.
    const releaseNext = await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    releaseNext();
    await hydrated(page);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

/** Serves the built site as over a slow connection. */
const startSlowSite = () =>
  startServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages.find(({ path }) => path === pathname);
    if (!page) {
      const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      return response.end(readFileSync(join('out', pathname)));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const part of page.html.split(/(?=<body)|(?<=<\/footer>)/))
      // Only the visible part comes in small pieces, because nothing moves while styles or scripts arrive.
      for (const piece of part.startsWith('<body') ? (part.match(/[^]{1,700}/g) ?? []) : [part]) {
        response.write(piece);
        // A frame passes after each piece, so that the browser paints it.
        await new Promise((resolve) => setTimeout(resolve, 17));
      }
    return response.end();
  });

test('a page that arrives piece by piece hydrates once complete, and nothing moves', async ({ page }) => {
  const site = await startSlowSite();
  const shifts = await watchShifts(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of width === 768 ? ['/'] : ['/', '/about', '/checkout']) {
      await page.goto(site.origin + path);
      await hydrated(page);
      expect(await shifts(), `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
  await site.stop();
});
