import * as wizard from './support/wizard';
import { expect, test } from './support/test';

// These are roles, names and states in the order in which a screen reader should announce them. Other texts may differ.

test('a screen reader announces step 1 as six buttons, each with its price', async ({ page }) => {
  await wizard.openStep1(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 1 of 3
    - heading "What needs fixing?" [level=1]
    - list:
      - listitem:
        - button "Refrigerator Repair Not cold, Ices up Starting at $89 Popular"
      - listitem:
        - button "Washer & Dryer Repair Won’t drain, Won’t spin Starting at $79"
      - listitem:
        - button "Dishwasher Repair Won’t drain, Leaks Starting at $85"
      - listitem:
        - button "Oven & Range Repair Won’t heat, Wrong temperature Starting at $95 Popular"
      - listitem:
        - button "Microwave Repair Doesn’t heat, Sparks Starting at $75"
      - listitem:
        - button "Small Appliances Mixers, Blenders Starting at $65"
    - complementary "What the price covers"
  `);
});

test('a screen reader announces step 2 as the price and four groups, with no invalid field until Continue', async ({
  page,
}) => {
  await wizard.openStep2(page);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 2 of 3
    - heading "Tell us about the repair" [level=1]
    - region "What the visit costs":
      - term: Total
      - definition: $92
    - group "What’s wrong?":
      - group "Common problems":
        - button "Won’t drain"
      - textbox "Problem description (optional)"
    - group "When should we come?":
      - textbox "Preferred date (optional)"
      - group "Preferred time (optional)":
        - radio "Any time" [checked]
        - radio /^Morning/
        - radio /^Afternoon/
        - radio /^Evening/
        - radio /[Aa]s soon as possible/
    - group "Where should we come?":
      - textbox "Street address"
      - textbox "ZIP code"
      - textbox "City"
      - combobox "State":
        - option "Choose a state" [selected]
    - group "Your contact info":
      - textbox "First name"
      - textbox "Last name"
      - textbox "Phone"
      - textbox "Email"
    - button "Continue"
    - button "Back"
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(0);
  await wizard.continueButton(page).click();
  await expect(main).toMatchAriaSnapshot(`
    - group "Where should we come?":
      - combobox "State" [invalid]
      - paragraph: "State: Please select an item in the list."
    - group "Your contact info":
      - textbox "First name" [invalid]
      - paragraph: "First name: Please fill out this field."
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(8);
});

test('a screen reader announces step 3 as every answer with a link to change it, then the terms', async ({
  page,
}) => {
  await wizard.openStep3(page);
  await wizard.confirmButton(page).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Step 3 of 3
    - heading "Review your request" [level=1]
    - heading "Repair request" [level=2]
    - term: Service
    - definition: Dishwasher Repair
    - definition:
      - link "Change service"
    - term: Name
    - definition: Ana María O’Brien-李
    - definition:
      - link "Change name"
    - term: Service address
    - definition: /55405-1234/
    - definition:
      - link "Change service address"
    - term: Total
    - definition: $92
    - group "How would you like to send it?":
      - radio /^Text/
      - radio /^Email/ [checked]
      - radio /^Call/
    - checkbox /^I agree to the terms of service/ [invalid]
    - paragraph: Please check this box if you want to proceed.
    - paragraph: /isn’t booked until we confirm/
    - button "Confirm booking"
    - group: Card details (you can skip these)
  `);
});
