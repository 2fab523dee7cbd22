import { confirm, confirmButton, goOn, toStep2, toStep3 } from './support/booking';
import { content, phone } from './support/content';
import { dialogOf, freeQuote, openHome } from './support/enquiry';
import { hydrated } from './support/scripts';
import { expect, test } from './support/test';

// What a person should hear, written by hand: roles, names and states in their order. What isn't named may change.

const { checkout, handOff } = content;

test('step 1 is heard as six buttons, each with its price', async ({ page }) => {
  await page.goto('/checkout');
  await hydrated(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 1 of 3
    - heading "${checkout.chooseService.heading}" [level=1]
    - list:
      - listitem:
        - button "Refrigerator Repair Major Appliances Starting at $89 Popular"
      - listitem:
        - button "Washer & Dryer Repair Laundry Starting at $79"
      - listitem:
        - button "Dishwasher Repair Kitchen Starting at $85"
      - listitem:
        - button "Oven & Range Repair Kitchen Starting at $95 Popular"
      - listitem:
        - button "Microwave Repair Small Appliances Starting at $75"
      - listitem:
        - button "Small Appliances Small Appliances Starting at $65"
    - complementary "${checkout.chooseService.priceHeading}"
  `);
});

test('step 2 is heard in three groups, nothing in it is wrong until it is asked for, and the price follows', async ({
  page,
}) => {
  await toStep2(page);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 2 of 3
    - heading "${checkout.information.heading}" [level=1]
    - group "${checkout.information.contact}":
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Phone"
    - group "${checkout.information.place}":
      - textbox "Street address"
      - textbox "City"
      - combobox "State":
        - option "Choose a state" [selected]
      - textbox "ZIP code"
    - group "${checkout.information.visit}":
      - textbox "Preferred date (optional)"
      - combobox "Preferred time (optional)"
      - textbox "Problem description (optional)"
    - button "Continue"
    - button "Back"
    - group:
      - region "${checkout.price.heading}":
        - term: Total
        - definition: $92
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(0);
  await goOn(page);
  await expect(main).toMatchAriaSnapshot(`
    - group "${checkout.information.contact}":
      - textbox "First name" [invalid]
      - paragraph: Please fill out this field.
    - group "${checkout.information.place}":
      - combobox "State" [invalid]
      - paragraph: Please select an item in the list.
    - group "${checkout.information.visit}":
      - textbox "Preferred date (optional)"
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(8);
});

test('step 3 is heard as every answer with its own way back, then what is to be agreed to', async ({
  page,
}) => {
  await toStep3(page);
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 3 of 3
    - heading "${checkout.check.heading}" [level=1]
    - region "${checkout.check.answers}":
      - term: Service
      - definition: Dishwasher Repair
      - definition:
        - link "Change service"
      - term: First name
      - definition: Ana María
      - definition:
        - link "Change first name"
      - term: ZIP code
      - definition: 55405-1234
      - definition:
        - link "Change ZIP code"
    - group: ${checkout.check.card.heading}
    - checkbox /^I agree to the terms of service/ [invalid]
    - paragraph: Please check this box if you want to proceed.
    - button "Confirm booking"
    - group:
      - region "${checkout.price.heading}":
        - term: Total
        - definition: $92
  `);
  await expect(confirmButton(page)).toHaveAccessibleDescription(/\$92/);
});

test('the result is heard as a request that is ready, not sent, and still open to changes', async ({
  page,
}) => {
  await toStep3(page);
  await confirm(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${checkout.confirmation.heading}" [level=1]
    - paragraph:
      - strong: ${handOff.notSent}
    - list:
      - listitem:
        - link "Call ${phone}"
    - definition: Minneapolis
    - definition:
      - link "Change city"
    - button "Back"
  `);
});

test('the quote dialog is heard by its name and heading, and its fields by theirs', async ({ page }) => {
  await openHome(page);
  await freeQuote(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Free quote":
      - heading "Free quote" [level=2]
      - button "Close"
      - form "Free quote":
        - textbox "Name"
        - textbox "Phone"
        - textbox "Email"
        - combobox "Appliance type":
          - option "Choose an appliance" [selected]
        - textbox "Problem description"
        - textbox "Preferred service date"
        - button "Get my free quote"
        - status
  `);
  await expect(dialog.getByRole('heading')).toBeFocused();
});

test(
  'the menu is heard as a button that opens a navigation of its own',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(page.getByRole('navigation', { name: content.site.navigation.menuLabel })).toBeHidden();
    await open.click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - button "Open menu"
    - button "Close menu"
    - navigation "${content.site.navigation.menuLabel}":
      - list:
        - listitem:
          - link "Services"
        - listitem:
          - link "About"
        - listitem:
          - link "Service Areas"
        - listitem:
          - link "Contact"
      - link "Book Now"
      - link "Call ${phone}"
  `);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  },
);
