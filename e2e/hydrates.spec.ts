import type { Page } from '@playwright/test';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { content, dishwasher, microwave } from './support/content';
import * as inquiry from './support/inquiry';
import { watchShifts } from './support/layout';
import { hydrated, openUnhydrated } from './support/loading';
import { startServer } from './support/local-server';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import * as wizard from './support/wizard';

// Pages hydrate late. These tests show that nothing is lost that a visitor does before.

// React reports a hydration mismatch and renders the page again.
const mismatches = [/Minified React error #(418|423|425)/];

test('every form waits for hydration and has an id, and none can send itself', () => {
  for (const { html } of pages) {
    expect(html).not.toMatch(/<form(?![^>]* id=)/);
    expect(html).not.toMatch(/<form(?![^>]* method="dialog")/);
    expect(html).not.toMatch(/<form(?![^>]* data-waiting)/);
  }
});

/** Opens a page that may be translated before it hydrates. Returns a function that lets it hydrate. */
async function open(page: Page, path: string, isTranslated = true) {
  const release = await openUnhydrated(page, path);
  if (isTranslated) await page.evaluate(wrapTexts);
  return release;
}

for (const isTranslated of [false, true])
  test.describe(isTranslated ? 'on a translated page' : 'on a page as it was built', () => {
    test.use({ expectedFaults: isTranslated ? mismatches : [] });

    test('each form that is sent early is sent once, and nothing typed is lost', async ({ page }) => {
      const release = await open(page, '/', isTranslated);
      const [area] = content.areas;
      const areas = page.locator('#areas');
      await page.getByLabel('Your ZIP code').fill(area?.name ?? '');
      await page.getByRole('button', { name: 'Check availability' }).click();
      // Until then the button shows that it is busy.
      await expect(areas.getByRole('button', { name: 'Check availability' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
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
      const release = await open(page, '/checkout', isTranslated);
      await wizard.serviceButton(page, microwave).click();
      await wizard.serviceButton(page, dishwasher).click();
      release();
      await wizard.expectStep(page, 2);
      await expect(page.getByRole('main')).toContainText(dishwasher.name);
      await page.goBack();
      await wizard.expectStep(page, 1);
    });
  });

test.describe('on a translated page on a phone', { tag: '@phone' }, () => {
  test.use({ expectedFaults: mismatches });

  test('a dismissed announcement stays away, and what was opened stays open', async ({ page }) => {
    const release = await open(page, '/');
    // This was opened and closed again.
    await inquiry.unfoldQuoteForm(page);
    await page.locator('#quote > summary').click();
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await announcement.getByRole('button', { name: 'Dismiss announcement' }).click();
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
    await expect(announcement).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

/** Serves the site at this address as over a slow connection. */
const startSlowSite = (address: string) =>
  startServer(async ({ url = '/' }, response) => {
    const reply = await fetch(address + url);
    response.setHeader('content-type', String(reply.headers.get('content-type')));
    const page = pages.find(({ path }) => path === url);
    if (!page) return response.end(Buffer.from(await reply.arrayBuffer()));
    for (const part of page.html.split(/(?=<body)|(?<=<\/footer>)/))
      // Only the visible part comes in small pieces, because nothing moves while styles or scripts arrive.
      for (const piece of part.startsWith('<body') ? (part.match(/[^]{1,700}/g) ?? []) : [part]) {
        response.write(piece);
        // A frame passes after each piece, so that the browser paints it.
        await new Promise((resolve) => setTimeout(resolve, 17));
      }
    return response.end();
  });

test('a page that arrives piece by piece hydrates once complete, and nothing moves', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(String(baseURL));
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
