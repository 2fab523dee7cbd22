import * as wizard from './support/wizard';
import { dishwasher } from './support/content';
import { expect, test } from './support/test';

// These are roles, names and states in the order in which a screen reader should announce them. Other texts may differ.

test('a screen reader announces the steps of the wizard in order, and invalid fields only after Continue', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await wizard.openStep1(page);
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 1 of 3
    - heading [level=1]
    - list:
      - listitem:
        - button /^Refrigerator Repair .*\\$89 Popular$/
    - complementary
  `);
  await wizard.serviceButton(page, dishwasher).click();
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 2 of 3
    - heading [level=1]
    - region:
      - term: Total
      - definition: $92
    - group:
      - group:
        - button "Won’t drain"
      - textbox "Problem description (optional)"
    - group:
      - textbox "Preferred date (optional)"
      - group "Preferred time (optional)":
        - radio "Any time" [checked]
    - group:
      - textbox "Street address"
      - textbox "ZIP code"
      - textbox "City"
      - combobox "State":
        - option [selected]
    - group:
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
    - group:
      - combobox "State" [invalid]
      - paragraph: /^State:/
    - group:
      - textbox "First name" [invalid]
      - paragraph: /^First name:/
  `);
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(8);
  await wizard.fillRequired(page);
  await wizard.toStep3(page);
  await wizard.confirmButton(page).click();
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Step 3 of 3
    - heading [level=1]
    - heading "Repair request" [level=2]
    - term: Service
    - definition: Dishwasher Repair
    - definition:
      - link "Change service"
    - term: Total
    - definition: $92
    - group:
      - radio /^Text/
      - radio /^Email/ [checked]
      - radio /^Call/
    - checkbox /^I agree to/ [invalid]
    - paragraph
    - button "Confirm booking"
    - group: /^Card details/
  `);
});
