import type { Locator, Page } from '@playwright/test';
import { content } from './content';
import { hydrated } from './scripts';

export const quoteForm = (page: Page) => page.getByRole('form', { name: content.home.quote.question });

export const contactForm = (page: Page) => page.locator('#contact').getByRole('form');

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Free quote' });

/** The first button that opens the dialog. */
export const freeQuote = (page: Page) =>
  page.getByRole('button', { name: 'Free quote', exact: true }).first();

/** The heading above a request, whether its app has opened or not. */
export const ready = (page: Page | Locator) =>
  page.getByRole('heading', { name: /^(Your request is ready|Last step: press Send)/ });

export const send = (form: Locator) => form.getByRole('button', { name: 'Get my free quote' }).click();

/** Unfolds the quote form, also before hydration. */
export const unfoldQuote = (page: Page) => page.locator('#quote > summary').click();

export async function openQuote(page: Page) {
  await openHome(page);
  await unfoldQuote(page);
}

export async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
}
