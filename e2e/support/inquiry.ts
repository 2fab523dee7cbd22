import type { Locator, Page } from '@playwright/test';
import { content } from './content';
import { openHydrated } from './loading';

// The home page has the quote form, which is also in a dialog, and the contact form.

export const quoteForm = (page: Page) => page.getByRole('form', { name: content.home.quote.question });

export const quoteDialog = (page: Page) => page.getByRole('dialog', { name: 'Free quote' });

/** Unfolds the contact form on a phone. */
export const unfoldContactForm = (page: Page) => page.locator('#contact-form > summary').click();

export const contactForm = (page: Page) => page.locator('#contact').getByRole('form');

/** The first button that opens the dialog. */
export const freeQuoteButton = (page: Page) =>
  page.getByRole('button', { name: 'Free quote', exact: true }).first();

export const openHome = (page: Page) => openHydrated(page, '/');

/** Unfolds the quote form. This works before hydration, too. */
export const unfoldQuoteForm = (page: Page) => page.locator('#quote > summary').click();

export async function openQuoteForm(page: Page) {
  await openHome(page);
  await unfoldQuoteForm(page);
  return quoteForm(page);
}

export async function openQuoteDialog(page: Page) {
  await openHome(page);
  await freeQuoteButton(page).click();
  return quoteDialog(page);
}

export const problem = (form: Locator) => form.getByLabel('Problem description');

/** The button that sends a form. */
export const sendButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Get my free quote|Send message)$/ });

export async function send(form: Locator, text = 'It hums.') {
  await problem(form).fill(text);
  await sendButton(form).click();
}

/** The heading above a request, whether its app has opened or not. */
export const requestHeading = (page: Page | Locator) =>
  page.locator('.work-order').getByRole('heading', { level: 3 });
