import type { Page } from '@playwright/test';
import * as wizard from './support/wizard';
import { content, dishwasher, microwave } from './support/content';
import {
  contactForm,
  freeQuoteButton,
  problem,
  quoteDialog,
  quoteForm,
  requestHeading,
  send,
  sendButton,
  unfoldQuoteForm,
} from './support/inquiry';
import { pages } from './support/pages';
import { watchShifts } from './support/layout';
import { hydrated, openUnhydrated } from './support/loading';
import { startSlowPages } from './support/slow-pages';
import { expect, test } from './support/test';
import { translate } from './support/translation';

// Pages hydrate late. These tests show that nothing is lost that a visitor does before.

// React reports a hydration mismatch and renders the page again.
const mismatches = [/Minified React error #(418|423|425)/];

test('every element with data-waiting has an id, by which the boot script finds it again', () => {
  for (const { html } of pages) expect(html).not.toMatch(/<(?![^>]* id=)[^>]* data-waiting/);
});

for (const isTranslated of [false, true]) {
  const where = isTranslated ? ', on a page translated before that' : '';
  test.describe(`a press before hydration is replayed after hydration${where}`, () => {
    test.use({ expectedFaults: isTranslated ? mismatches : [] });

    async function open(page: Page, path: string) {
      const release = await openUnhydrated(page, path);
      if (isTranslated) {
        await translate(page);
        // An extension may add an element.
        await page.getByRole('main').evaluate((main) => main.prepend(document.createElement('div')));
      }
      return release;
    }

    test('a message and a quote in the dialog, each once and without a query in the URL', async ({
      page,
    }) => {
      const release = await open(page, '/');
      await unfoldQuoteForm(page);
      await quoteForm(page).getByLabel('Name').fill('Early Bird');
      await contactForm(page).getByLabel('Appliance type').selectOption('Dryer');
      await send(contactForm(page), 'It drips.');
      await freeQuoteButton(page).click();
      const dialog = quoteDialog(page);
      await expect(dialog).toBeVisible();
      await send(dialog, 'It sparks.');
      await sendButton(dialog).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/');
      release();
      await expect(requestHeading(dialog)).toHaveCount(1);
      await expect(page).toHaveURL('/');
      await page.keyboard.press('Escape');
      const sentAnswers = page.locator('#contact').getByRole('definition');
      for (const answer of ['Dryer', 'It drips.'])
        await expect(sentAnswers.filter({ hasText: answer })).toBeVisible();
      // This form was filled in but not sent.
      const name = quoteForm(page).getByLabel('Name');
      await expect(name).toHaveValue('Early Bird');
      await expect(name).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });

    test('an availability check', async ({ page }) => {
      const release = await open(page, '/');
      const [area] = content.areas;
      await page.getByLabel('Your ZIP code').fill(area?.name ?? '');
      await page.getByRole('button', { name: 'Check availability' }).click();
      // Until then the form shows that it is busy.
      await expect(page.locator('#areas form')).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByText(`Yes, we serve ${area?.name}.`)).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.locator('#areas form')).not.toHaveAttribute('aria-busy');
    });

    test('a dismissed announcement', async ({ page }) => {
      const release = await open(page, '/');
      const banner = page.getByRole('region', { name: 'Announcement' });
      await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
      release();
      await expect(banner).toBeHidden();
      // The next page remembers it.
      const releaseAgain = await open(page, '/');
      releaseAgain();
      await hydrated(page);
      await expect(banner).toBeHidden();
    });

    test('a sentence that a visitor goes on typing', async ({ page }) => {
      const release = await open(page, '/');
      const field = problem(contactForm(page));
      await field.pressSequentially('It hums, ');
      release();
      await hydrated(page);
      await page.keyboard.type('and it leaks.');
      await expect(field).toHaveValue('It hums, and it leaks.');
    });

    test('the last service tapped, which Back undoes', { tag: '@phone' }, async ({ page }) => {
      const release = await open(page, '/checkout');
      await wizard.serviceButton(page, microwave).click();
      await wizard.serviceButton(page, dishwasher).click();
      release();
      await wizard.expectStep(page, 2);
      await expect(page.getByRole('main')).toContainText(dishwasher.name);
      await page.goBack();
      await wizard.expectStep(page, 1);
    });
  });
}

test.describe('a menu, form or dialog that a visitor has opened before hydration stays open', () => {
  test.use({ expectedFaults: mismatches });

  const changes: Readonly<Record<string, (main: HTMLElement) => void>> = {
    'if a heading is translated': (main) => main.querySelector('h2')?.replaceChildren('Was ist kaputt?'),
    'if an extension adds an element': (main) => main.prepend(document.createElement('div')),
    'if the first entry of a list is missing': (main) => main.querySelector('li')?.remove(),
    'if the comments of the page are missing': () => {
      const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
      const all: Node[] = [];
      while (comments.nextNode()) all.push(comments.currentNode);
      all.forEach((comment) => comment.parentNode?.removeChild(comment));
    },
  };
  for (const [condition, change] of Object.entries(changes))
    test(condition, { tag: '@phone' }, async ({ page }) => {
      /** Opens something, and then changes the page before it hydrates. */
      const openBeforeChange = async (path: string, open: () => Promise<void>) => {
        const release = await openUnhydrated(page, path);
        await open();
        await page.getByRole('main').evaluate(change);
        release();
        await hydrated(page);
      };
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await openBeforeChange('/#quote', () => page.getByRole('button', { name: 'Open menu' }).click());
      await expect(quoteForm(page)).toBeVisible();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await openBeforeChange('/?', () => freeQuoteButton(page).click());
      await expect(quoteDialog(page)).toBeVisible();
    });
});

for (const path of ['/', '/checkout'])
  test(`${path} hydrates only when its HTML is complete, however slowly that arrives`, async ({ page }) => {
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const halves = (html: string) => {
      const middle = Math.floor((html.indexOf('<main') + html.indexOf('<footer')) / 2);
      return [html.slice(0, middle), html.slice(middle)];
    };
    const host = await startSlowPages(halves, () => rest);
    await page.goto(host.origin + path, { waitUntil: 'commit' });
    const heading = await page.waitForSelector('h1');
    await heading.click();
    // After an interaction and a round trip, scripts that don't wait would have loaded.
    await page.evaluate(() => fetch('/icon.png').then((answer) => answer.text()));
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    sendRest();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await hydrated(page);
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    await host.stop();
  });

for (const path of ['/', '/about', '/checkout'])
  test(`nothing on ${path} moves while its HTML arrives piece by piece`, async ({ page }) => {
    // A frame passes after each piece, so that the browser paints it.
    const frame = () => new Promise((resolve) => setTimeout(resolve, 17));
    // Only the visible part comes in small pieces, because nothing moves while styles or scripts arrive.
    const piecesOf = (html: string) =>
      html
        .split(/(?=<body)|(?<=<\/footer>)/)
        .flatMap((part) => (part.startsWith('<body') ? (part.match(/[^]{1,700}/g) ?? []) : part));
    const host = await startSlowPages(piecesOf, frame);
    const shifts = await watchShifts(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(host.origin + path);
      await hydrated(page);
      expect(await shifts(), `${width} pixels wide`).toEqual([]);
    }
    await host.stop();
  });
