import { expect, type Page } from '@playwright/test';

/** The six services as the specification gives them, with the tax and total of its table. */
export const services = [
  { id: 'refrigerator', name: 'Refrigerator Repair', price: 89, tax: 7, total: 96 },
  { id: 'washer-dryer', name: 'Washer & Dryer Repair', price: 79, tax: 6, total: 85 },
  { id: 'dishwasher', name: 'Dishwasher Repair', price: 85, tax: 7, total: 92 },
  { id: 'oven-range', name: 'Oven & Range Repair', price: 95, tax: 8, total: 103 },
  { id: 'microwave', name: 'Microwave Repair', price: 75, tax: 6, total: 81 },
  { id: 'small-appliances', name: 'Small Appliances', price: 65, tax: 5, total: 70 },
] as const;

/** What a visitor types into the text fields, by label. */
export const typed = {
  'First name': 'Ana María',
  'Last name': 'O’Brien-李',
  Email: 'ana@example.com',
  Phone: '+1 (612) 555-0188 x4',
  'Street address': '2104 Bryant Ave S, Apt 3',
  City: 'Minneapolis',
  'ZIP code': '55405-1234',
} as const;

const day = '2031-03-09';
const problem = 'Water stays in the bottom.\nIt hums 🫠, then stops.';

/** What a reference looks like. */
export const reference = /[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}/;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const serviceButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.getByText(`Step ${step} of 3`)).toBeVisible();

/** Opens the wizard and chooses a service. */
export async function toStep2(page: Page, name = 'Dishwasher Repair') {
  await page.goto('/checkout');
  await serviceButton(page, name).click();
  await expectStep(page, 2);
}

export async function fillRequired(page: Page) {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await field(page, 'State').selectOption('MN');
}

export async function fillOptional(page: Page) {
  await field(page, 'Preferred date (optional)').fill(day);
  await field(page, 'Preferred time (optional)').selectOption('morning');
  await field(page, 'Problem description (optional)').fill(problem);
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

export async function toStep3(page: Page, name?: string) {
  await toStep2(page, name);
  await fillRequired(page);
  await fillOptional(page);
  await goOn(page);
  await expectStep(page, 3);
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm booking' });

export async function confirm(page: Page) {
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await confirmButton(page).click();
  await expect(confirmButton(page)).toHaveCount(0);
}

/** The reference on the page; it fails if there is none. */
export async function shownReference(page: Page): Promise<string> {
  await expect(page.getByRole('main')).toContainText(reference);
  return reference.exec(await page.getByRole('main').innerText())?.[0] ?? '';
}

/** Every answer is where it was typed. */
export async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  await expect(field(page, 'State')).toHaveValue('MN');
}
