import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey, draftText } from '@/lib/booking/draft';
import { informationFields, informationNames } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import type { Service } from '@/lib/content/schemas/services';
import { mapFields } from '@/lib/forms/fields';
import { dishwasher } from './content';
import { openHydrated } from './loading';

// The booking wizard: its controls, and what visitors do there. Tests import all of it as `wizard`.

/** The unit tests' answers for the required text fields, by label, so that a new field has one here, too. */
function sampleAnswers(): Record<string, string> {
  const names = informationNames.filter((name) => name !== 'state' && sampleInformation[name] !== '');
  return Object.fromEntries(names.map((name) => [informationFields[name].label, sampleInformation[name]]));
}

/** Answers for the required text fields, by label and in order, with letters and marks that are easily lost. */
export const answers = {
  ...sampleAnswers(),
  'Street address': '2104 Bryant Ave S, Apt 3',
  'ZIP code': '55405-1234',
  'First name': 'Ana María',
  'Last name': 'O’Brien-李',
  Phone: '+1 (612) 555-0188 x4',
  Email: 'ana@example.com',
};

const requiredAnswers: Readonly<Record<string, string>> = { ...answers, State: 'MN' };

/** Answers for the optional fields, by name. */
const optionalAnswers = {
  preferredDate: '2099-03-09',
  preferredTime: 'morning',
  problemDescription: 'Water stays in the bottom.\nIt hums 🫠, then stops.',
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const serviceButton = (page: Page, { name }: Service) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** The wizard's own Back button. */
export const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

export const termsCheckbox = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the/ });

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm booking' });

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
  const required = mapFields(informationFields, ({ label }) => requiredAnswers[label] ?? '');
  const draft = draftText({ serviceId: 'dishwasher', answers: { ...required, ...optionalAnswers } });
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

async function fillOptional(page: Page) {
  await field(page, 'Preferred date (optional)').fill(optionalAnswers.preferredDate);
  await page.getByRole('radio', { name: /^Morning/ }).check();
  await field(page, 'Problem description (optional)').fill(optionalAnswers.problemDescription);
}

/** Values for the optional card fields of step 3. Pages must never keep or send them. */
export const card = {
  'Card number': '4929 0000 1337 0042',
  Expiry: '11/39',
  CVV: '73914',
  'Name on card': 'Zebulon Q. Testcard',
};

/** Unfolds the fields for the card, and fills them in. */
export async function fillCard(page: Page) {
  await page.locator('summary').filter({ hasText: 'Card details' }).click();
  for (const [label, value] of Object.entries(card)) await field(page, label).fill(value);
}

/** Presses Continue in step 2. */
export async function toStep3(page: Page) {
  await continueButton(page).click();
  await expectStep(page, 3);
}

/** The heading of the request as a ticket. */
export const ticketHeading = (page: Page) => page.getByRole('heading', { name: 'Repair request' });

/** Agrees to the terms and presses Confirm. */
export async function confirm(page: Page) {
  await termsCheckbox(page).check();
  await confirmButton(page).click();
  await expect(confirmButton(page)).toHaveCount(0);
  await expect(ticketHeading(page)).toBeVisible();
}

/** The format of a reference. */
export const referenceFormat = /[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}/;

/** Returns the reference that the page shows once the request was sent. Fails if it shows none. */
export async function shownReference(page: Page): Promise<string> {
  const main = page.getByRole('main');
  await expect(main).toContainText(referenceFormat);
  return referenceFormat.exec(await main.innerText())?.[0] ?? '';
}

/** Fills in every field, goes back and forward once, and confirms. */
export async function bookEverything(page: Page) {
  await openStep2(page);
  await fillRequired(page);
  await fillOptional(page);
  await toStep3(page);
  await page.goBack();
  await expectAnswers(page);
  await page.goForward();
  await expectStep(page, 3);
  await confirm(page);
}

type SlowPress = { text: string; button: Locator; byTouch: boolean };

/**
 * Types into the focused field, and then presses the button so slowly that the hint about the field is due during the
 * press.
 */
export async function typeAndPressSlowly(page: Page, { text, button, byTouch }: SlowPress) {
  // Time passes only during the press. On a busy machine, a hint could otherwise appear before it and move the button.
  // The browser has a real clock. It takes the touch for a short one, and opens no menu.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type(text);
  await button.hover();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await (byTouch ? touch('touchStart', [{ x: x + 20, y: y + 8 }]) : page.mouse.down());
  await page.clock.runFor(1000);
  await (byTouch ? touch('touchEnd', []) : page.mouse.up());
}
