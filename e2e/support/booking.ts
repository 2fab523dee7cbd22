import { expect, type Locator, type Page } from '@playwright/test';
import { draftKey, draftText } from '@/lib/booking/draft';
import { informationFields, informationNames } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import type { Service } from '@/lib/content/schemas/services';
import { mapFields } from '@/lib/forms/fields';
import { content } from './content';
import { hydrated } from './scripts';

/** @throws Error if the content has no service with this id */
export function serviceOf(id: string): Service {
  const service = content.services.find((one) => one.id === id);
  if (!service) throw new Error(`The content has no service "${id}".`);
  return service;
}

export const dishwasher = serviceOf('dishwasher');
export const microwave = serviceOf('microwave');

/** Answers for the required text fields, by label and in order. */
export const typed = {
  ...sampleTexts(),
  'Street address': '2104 Bryant Ave S, Apt 3',
  'ZIP code': '55405-1234',
  'First name': 'Ana María',
  'Last name': 'O’Brien-李',
  Phone: '+1 (612) 555-0188 x4',
  Email: 'ana@example.com',
};

/** The unit tests' answers, for a field that isn't listed above. */
function sampleTexts(): Record<string, string> {
  const texts = informationNames.filter((name) => name !== 'state' && sampleInformation[name] !== '');
  return Object.fromEntries(texts.map((name) => [informationFields[name].label, sampleInformation[name]]));
}

/** Answers for the optional fields, by name. */
const wished = {
  preferredDate: '2099-03-09',
  preferredTime: 'morning',
  problemDescription: 'Water stays in the bottom.\nIt hums 🫠, then stops.',
};

/** The format of a reference. */
export const reference = /[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}/;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const serviceButton = (page: Page, { name }: Service) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.getByText(`Step ${step} of 3`)).toBeVisible();

/** Opens the wizard and chooses a service. */
export async function toStep2(page: Page, service = dishwasher) {
  await page.goto('/checkout');
  await hydrated(page);
  await serviceButton(page, service).click();
  await expectStep(page, 2);
}

export async function fillRequired(page: Page) {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await field(page, 'State').selectOption('MN');
}

/** Shows the native date and times. */
export const unfoldTimes = (page: Page) =>
  page.getByText('Choose another day or time', { exact: true }).click();

async function fillOptional(page: Page) {
  await unfoldTimes(page);
  await field(page, 'Preferred date (optional)').fill(wished.preferredDate);
  await page.getByRole('radio', { name: /^Morning/ }).check();
  await field(page, 'Problem description (optional)').fill(wished.problemDescription);
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Fills in every field, from step 1 on. */
export async function walkToStep3(page: Page) {
  await toStep2(page);
  await fillRequired(page);
  await fillOptional(page);
  await goOn(page);
  await expectStep(page, 3);
}

/** Opens step 3 as a reload does, with the stored answers of `walkToStep3`. */
export async function toStep3(page: Page) {
  const required: Readonly<Record<string, string>> = { ...typed, State: 'MN' };
  const answers = { ...mapFields(informationFields, ({ label }) => required[label] ?? ''), ...wished };
  const draft = draftText({ serviceId: 'dishwasher', answers });
  // This address runs no scripts, and has the same storage.
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [draftKey, draft] as const);
  await page.goto('/checkout?step=3');
  await expectStep(page, 3);
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm booking' });

export const terms = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the/ });

export async function confirm(page: Page) {
  await terms(page).check();
  await confirmButton(page).click();
  await expect(confirmButton(page)).toHaveCount(0);
}

/** The reference on the page. Fails if there is none. */
export async function shownReference(page: Page): Promise<string> {
  await expect(page.getByRole('main')).toContainText(reference);
  return reference.exec(await page.getByRole('main').innerText())?.[0] ?? '';
}

/** Expects every answer in its field. */
export async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  await expect(field(page, 'State')).toHaveValue('MN');
}

/** Books from step 1 to the confirmed request, going back once. */
export async function wholeWay(page: Page) {
  await walkToStep3(page);
  await page.goBack();
  await expectTyped(page);
  await page.goForward();
  await expectStep(page, 3);
  await confirm(page);
  return shownReference(page);
}

type SlowPress = { text: string; button: Locator; byTouch: boolean };

/**
 * Types into the focused field, and then presses the button so slowly that the pause after which a hint appears ends
 * during the press.
 */
export async function typeAndPressSlowly(page: Page, { text, button, byTouch }: SlowPress) {
  // Time passes only during the press. On a busy machine, a hint could otherwise appear before it and move the button.
  // For the browser the touch is short, so it opens no menu.
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
