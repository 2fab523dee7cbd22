import { expect, type Page } from '@playwright/test';
import { draftKey, draftText } from '@/lib/booking/draft';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import type { Service } from '@/lib/content/schemas/services';
import { dishwasher } from './content';
import { openHydrated } from './loading';

// The booking wizard: its controls, and what visitors do there. Tests import all of it as `wizard`.

/** Answers for the required text fields, by label and in order, with letters and marks that are easily lost. */
export const answers = {
  'Street address': '2104 Bryant Ave S, Apt 3',
  'ZIP code': '55405-1234',
  City: 'Minneapolis',
  'First name': 'Ana María',
  'Last name': 'O’Brien-李',
  Phone: '+1 (612) 555-0188 x4',
  Email: 'ana@example.com',
};

const requiredAnswers: Readonly<Record<string, string>> = { ...answers, State: 'MN' };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const serviceButton = (page: Page, { name }: Service) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** The wizard's own Back button. */
export const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

export const termsCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the/ });

/** The button of step 3, which is named for the chosen way. */
export const confirmButton = (page: Page) =>
  page.getByRole('button', { name: /^(Text|Email|Send) my request$|^Call us now$/ });

export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.getByText(`Step ${step} of 3`)).toBeVisible();

/** Expects every required answer in its field. */
export async function expectAnswers(page: Page) {
  for (const [label, value] of Object.entries(requiredAnswers))
    await expect(field(page, label)).toHaveValue(value);
}

export const openStep1 = (page: Page) => openHydrated(page, '/checkout');

export async function openStep2(page: Page, service = dishwasher) {
  await openStep1(page);
  await serviceButton(page, service).click();
  await expectStep(page, 2);
}

/** Opens step 3 as a reload does, with every field filled in. */
export async function openStep3(page: Page) {
  const optional = {
    preferredDate: '2099-03-09',
    preferredTime: 'morning',
    problemDescription: 'It\nhums 🫠.',
  };
  const draft = draftText({ serviceId: 'dishwasher', answers: { ...sampleInformation, ...optional } });
  // This address runs no scripts, and has the same storage.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [draftKey, draft] as const);
  await page.goto('/checkout?step=3');
  await expectStep(page, 3);
}

export async function fillRequired(page: Page) {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
  await field(page, 'State').selectOption('MN');
}

/** Presses Continue in step 2. */
export async function toStep3(page: Page) {
  await continueButton(page).click();
  await expectStep(page, 3);
}

/** Agrees to the terms and presses the button of step 3. */
export async function confirm(page: Page) {
  await termsCheckbox(page).check();
  await confirmButton(page).click();
  await expect(confirmButton(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Repair request' })).toBeVisible();
}

/** The format of a reference. */
export const referenceFormat = /[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}/;

/** Returns the reference that the page shows at the end of a request. Fails if it shows none. */
export async function shownReference(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main).toContainText(referenceFormat);
  return referenceFormat.exec(await main.innerText())?.[0] ?? '';
}

/** Books from step 2, goes back and forward once, and confirms. */
export async function bookFromStep2(page: Page) {
  await fillRequired(page);
  await toStep3(page);
  await page.goBack();
  await expectAnswers(page);
  await page.goForward();
  await expectStep(page, 3);
  await confirm(page);
}
