import AxeBuilder from '@axe-core/playwright';
import {
  confirm,
  confirmButton,
  expectStep,
  expectTyped,
  field,
  fillRequired,
  goOn,
  reference,
  serviceButton,
  services,
  shownReference,
  toStep2,
  toStep3,
  typed,
} from './support/booking';
import { expect, test } from './support/test';

test('who ticks the terms and taps Confirm at once is not taken for a double tap', async ({ page }) => {
  await toStep2(page);
  await fillRequired(page);
  // Quicker than any test could be from outside.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const terms = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
      const buttons = [...document.querySelectorAll('main button')];
      const confirm = buttons.find(({ textContent }) => textContent === 'Confirm booking');
      if (!terms || !confirm) return;
      observer.disconnect();
      const touch = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
      setTimeout(() => {
        terms.click();
        confirm.dispatchEvent(new PointerEvent('click', touch));
      }, 50);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await goOn(page);
  await expect(page.getByRole('main')).toContainText(reference);
});

test('a finger that touches a service in the moment the page comes alive has chosen it', async ({ page }) => {
  await page.addInitScript(() => {
    const alive = new MutationObserver(([change]) => {
      const button = change?.target;
      if (!(button instanceof HTMLElement) || button.hasAttribute('popovertarget')) return;
      alive.disconnect();
      const touch = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
      button.dispatchEvent(new PointerEvent('click', touch));
    });
    alive.observe(document, { subtree: true, attributeFilter: ['popovertarget'] });
  });
  await page.goto('/checkout');
  await expectStep(page, 2);
});

for (const { name, price, tax, total } of services) {
  test(`a visitor books ${name}: $${price}, $${tax} tax, $${total} in all, and confirming asks nobody`, async ({
    page,
  }) => {
    await toStep3(page, name);
    const main = page.getByRole('main');
    for (const [label, amount] of [
      ['Service call fee', price],
      ['Estimated tax (8%)', tax],
      ['Total', total],
    ] as const) {
      const row = main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(row).toHaveCount(1);
      await expect(row).toBeVisible();
      await expect(row).toContainText(`$${amount}`);
    }
    for (const value of [name, ...Object.values(typed), 'Sunday, March 9, 2031', 'It hums 🫠, then stops.']) {
      await expect(main).toContainText(value);
    }
    for (const told of [/\$25/, /2 hours/, /90-day/]) await expect(main).toContainText(told);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await confirm(page);
    await expectStep(page, 3);
    await shownReference(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main).toContainText(/not(hing)? (has )?been sent|nothing has been sent/i);
    expect(asked).toEqual([]);
  });

  test(`a link for ${name} begins at step 2 and leaves no query behind`, async ({ page }) => {
    await page.goto(`/checkout?service=${services.find((service) => service.name === name)?.id}`);
    await expectStep(page, 2);
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page).toHaveURL('/checkout?step=2');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 1);
    await expect(serviceButton(page, name)).toHaveAttribute('aria-current', 'true');
  });
}

test('a link for an unknown service, and one to a later step, begin at the first incomplete step', async ({
  page,
}) => {
  for (const query of ['?service=toaster', '?step=3', '?step=2', '?step=9', '?service=<b>&step=x']) {
    await page.goto(`/checkout${query}`);
    await expectStep(page, 1);
    await expect(page).toHaveURL('/checkout');
  }
  await toStep2(page);
  await page.goto('/checkout?step=3');
  await expectStep(page, 2);
  await expect(page).toHaveURL('/checkout?step=2');
});

test('someone who was sent to step 2 stays there while they type, until they press Continue', async ({
  page,
}) => {
  await toStep2(page);
  await page.goto('/checkout?step=3');
  await fillRequired(page);
  await expectStep(page, 2);
  await goOn(page);
  await expectStep(page, 3);
});

test('each step takes the focus at its heading and names itself in the title, but not on arrival', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/checkout');
  await expect(page).toHaveTitle(/^Book a repair/);
  await expect(heading).not.toBeFocused();
  await serviceButton(page, 'Dishwasher').click();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Your details/);
  await fillRequired(page);
  await goOn(page);
  await expect(page).toHaveTitle(/^Check your answers/);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Your details/);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Book a repair/);
  await expect(heading).toBeFocused();
  await page.goForward();
  await expectStep(page, 2);
  await expect(page).toHaveTitle(/^Your details/);
});

test('the page’s Back and the browser’s are one way', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Book Now' })
    .or(page.getByRole('contentinfo'))
    .first()
    .waitFor();
  await toStep3(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 2);
  await expectTyped(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 1);
  await page.goForward();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a Change link leads to its field; what was changed is on step 3 again', async ({ page }) => {
  await toStep3(page);
  await page.getByRole('link', { name: 'Change City' }).click();
  await expectStep(page, 2);
  await expect(field(page, 'City')).toBeFocused();
  await field(page, 'City').fill('Saint Paul');
  await goOn(page);
  await expectStep(page, 3);
  await expect(page.getByRole('main')).toContainText('Saint Paul');
  await expect(page.getByRole('link', { name: /^Change / })).toHaveCount(12);
  await page.getByRole('link', { name: 'Change Service' }).click();
  await expectStep(page, 1);
  await serviceButton(page, 'Microwave').click();
  await expectStep(page, 2);
  await goOn(page);
  await expect(page.getByRole('main')).toContainText('$81');
});

test('Continue on an empty form says what is missing in the browser’s words, until it is there', async ({
  page,
}) => {
  await toStep2(page);
  await goOn(page);
  await expectStep(page, 2);
  const name = field(page, 'First name');
  await expect(name).toBeFocused();
  const words = await name.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(words).not.toBe('');
  await expect(name).toHaveAccessibleDescription(words);
  await expect(page.getByText(words, { exact: true })).toHaveCount(7);
  await name.fill('A');
  await expect(name).toHaveAccessibleDescription('');
  await name.fill('   ');
  await name.blur();
  await expect(name).toHaveValue('');
  await goOn(page);
  await expect(name).toHaveAccessibleDescription(words);
});

test('blanks count as nothing, also with the Enter key', async ({ page }) => {
  await toStep2(page);
  await fillRequired(page);
  await field(page, 'ZIP code').fill('  ');
  await field(page, 'ZIP code').press('Enter');
  await expectStep(page, 2);
  await expect(field(page, 'ZIP code')).toHaveValue('');
  await field(page, 'ZIP code').fill(' 55408 ');
  await field(page, 'ZIP code').press('Enter');
  await expectStep(page, 3);
});

test('what looks unusual earns a hint and holds nobody up', async ({ page }) => {
  await toStep2(page);
  await fillRequired(page);
  await field(page, 'Phone').fill('555');
  await field(page, 'ZIP code').fill('90210');
  await field(page, 'City').focus();
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/ten digits/);
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/Outside/);
  await goOn(page);
  await expectStep(page, 3);
});

test('no day before today can be asked for, by the clock in Minnesota', async ({ page }) => {
  // 23:30 on March 8 in Chicago, already March 9 in London.
  await page.clock.setFixedTime(new Date('2031-03-09T05:30:00Z'));
  await toStep2(page);
  const date = field(page, 'Preferred date (optional)');
  await expect(date).toHaveAttribute('min', '2031-03-08');
  await fillRequired(page);
  await date.fill('2031-03-08');
  await page.clock.setFixedTime(new Date('2031-03-09T06:00:01Z'));
  await goOn(page);
  await expectStep(page, 2);
  await expect(date).toHaveAttribute('min', '2031-03-09');
  await expect(date).toHaveAccessibleDescription(/./);
  await date.fill('2031-03-09');
  await goOn(page);
  await expectStep(page, 3);
});

test('step 3 asks for the terms, which open without losing anything', async ({ page, context }) => {
  await toStep3(page);
  await confirmButton(page).click();
  const terms = page.getByRole('checkbox', { name: /^I agree to the terms/ });
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription(/./);
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: /terms/ }).click();
  await expect(await opened).toHaveURL('/terms');
  await expectStep(page, 3);
  await confirm(page);
});

test('what was cleared is gone everywhere, and can be brought back at once', async ({ page }) => {
  await toStep3(page);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expectStep(page, 1);
  await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('booking'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStep(page, 3);
  await expect(page.getByRole('main')).toContainText(typed.Email);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await serviceButton(page, 'Dishwasher').click();
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('');
  await page.goBack();
  await expectStep(page, 1);
});

test('the price stays in sight while somebody fills in a long form', async ({ page }) => {
  await toStep2(page);
  await field(page, 'Problem description (optional)').focus();
  await expect(page.getByRole('main').getByText('$92').first()).toBeInViewport();
});

test('the detected city is filled in, and never over what somebody typed', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('https://get.geojs.io/**', async (route) => {
    await asked;
    await route.fulfill({
      json: {
        city: 'Duluth',
        region: 'Minnesota',
        country: 'United States',
        latitude: '46',
        longitude: '-92',
      },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await toStep2(page);
  await field(page, 'City').fill('Ely');
  await field(page, 'Phone').focus();
  answer();
  await page.waitForResponse('https://get.geojs.io/**');
  await expect(field(page, 'City')).toHaveValue('Ely');
  await expect(field(page, 'State')).toHaveValue('');
});

test('the detected city and state stand there for somebody who has typed nothing', async ({ page }) => {
  await page.route('https://get.geojs.io/**', (route) =>
    route.fulfill({
      json: {
        city: 'Duluth',
        region: 'Minnesota',
        country: 'United States',
        latitude: '46',
        longitude: '-92',
      },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await toStep2(page);
  await expect(field(page, 'City')).toHaveValue('Duluth');
  await expect(field(page, 'State')).toHaveValue('MN');
  await field(page, 'City').fill('Ely');
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Ely');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing to object to on any step in the ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    };
    await toStep2(page);
    await check();
    await goOn(page);
    await check();
    await fillRequired(page);
    await goOn(page);
    await expectStep(page, 3);
    await check();
    await confirmButton(page).click();
    await check();
    await confirm(page);
    await check();
  });
}

test('the whole way can be gone with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/checkout');
  await serviceButton(page, 'Dishwasher').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  const next = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  for (const [label, value] of Object.entries(typed)) {
    await next(value);
    if (label === 'City') await next('Minn');
  }
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  const terms = page.getByRole('checkbox');
  for (
    let presses = 0;
    presses < 40 && !(await terms.evaluate((box) => box === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await shownReference(page);
});

test('at four times the size nothing stands beside the screen and nothing covers the field in use', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toStep2(page);
  for (const label of [...Object.keys(typed), 'State']) {
    await field(page, label).focus();
    const isOnTop = await field(page, label).evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === input;
    });
    expect(isOnTop).toBe(true);
  }
  await fillRequired(page);
  for (const step of [2, 3] as const) {
    await expectStep(page, step);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    if (step === 2) await goOn(page);
  }
});
