import type { Page } from '@playwright/test';
import {
  confirm,
  confirmButton,
  expectStep,
  expectTyped,
  field,
  fillOptional,
  fillRequired,
  goOn,
  reference,
  serviceButton,
  shownReference,
  toStep2,
  toStep3,
  typed,
} from './support/booking';
import { expect, test } from './support/test';

// What people and browsers do to a form. None of it may cost an answer.

const script = /\/_next\/static\/.*\.js/;

test('a tap on a service before the page is alive is answered at once, and counts when it is', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await serviceButton(page, 'Microwave').click();
  await expect(page.getByText(/^Microwave Repair: the next step is loading/)).toBeVisible();
  await serviceButton(page, 'Dishwasher').click();
  await expect(page.getByText(/^Dishwasher Repair: the next step is loading/)).toBeVisible();
  release();
  await expectStep(page, 2);
  await expect(page.getByRole('main')).toContainText('Dishwasher Repair');
  await expect(page.getByText(/is loading/)).toHaveCount(0);
  await page.goBack();
  await expectStep(page, 1);
});

test('without script a tap on a service tells the phone number', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/checkout');
  const notice = page.getByText(/need JavaScript.*\(612\) 555-0142/).filter({ visible: true });
  await expect(notice).toHaveCount(1);
  await serviceButton(page, 'Microwave').click();
  await expect(page.locator('[popover]:popover-open')).toContainText('(612) 555-0142');
  await context.close();
});

test('what a browser fills in without telling is taken over', async ({ page }) => {
  await toStep2(page);
  await page.evaluate(
    (values) => {
      const labels = [...document.querySelectorAll('label')];
      for (const [label, value] of Object.entries(values)) {
        const control = labels.find(({ textContent }) => textContent === label)?.control;
        if (control instanceof HTMLInputElement) control.value = value;
        if (control instanceof HTMLSelectElement) control.value = value;
      }
    },
    { ...typed, State: 'MN' },
  );
  await goOn(page);
  await expectStep(page, 3);
  for (const value of Object.values(typed)) await expect(page.getByRole('main')).toContainText(value);
});

test('what a browser filled in without telling is there after Back, and after a reload', async ({ page }) => {
  await toStep2(page);
  await field(page, 'Email').evaluate((input: HTMLInputElement) => (input.value = 'silent@example.com'));
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  await expect(field(page, 'Email')).toHaveValue('silent@example.com');
  await field(page, 'Phone').evaluate((input: HTMLInputElement) => (input.value = '555'));
  await page.reload();
  await expectStep(page, 2);
  await expect(field(page, 'Email')).toHaveValue('silent@example.com');
  await expect(field(page, 'Phone')).toHaveValue('555');
});

test('a reload keeps the step and every answer', async ({ page }) => {
  await page.goto('/checkout');
  await page.reload();
  await expectStep(page, 1);
  await toStep2(page);
  await fillRequired(page);
  await page.reload();
  await expectStep(page, 2);
  await expectTyped(page);
  await fillOptional(page);
  await goOn(page);
  await expectStep(page, 3);
  await page.reload();
  await expectStep(page, 3);
  for (const value of Object.values(typed)) await expect(page.getByRole('main')).toContainText(value);
  await confirm(page);
  const before = await shownReference(page);
  await page.reload();
  await expectStep(page, 3);
  expect(await shownReference(page)).toBe(before);
});

test('Back and Forward move by step and keep what was typed last', async ({ page }) => {
  await toStep2(page);
  await field(page, 'First name').fill('Half a na');
  await page.goBack();
  await expectStep(page, 1);
  await page.goForward();
  await expect(field(page, 'First name')).toHaveValue('Half a na');
  await fillRequired(page);
  await goOn(page);
  await expectStep(page, 3);
  await page.goBack();
  await expectTyped(page);
  await field(page, 'Email').fill('not an address');
  await page.goForward();
  await expectStep(page, 2);
  await expect(page).toHaveURL('/checkout?step=2');
  await expect(field(page, 'Email')).toHaveValue('not an address');
});

test('somebody who reads another page and comes back finds the form as it was', async ({ page }) => {
  await toStep2(page);
  await fillRequired(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('/privacy');
  await page.goBack();
  await expectStep(page, 2);
  await expectTyped(page);
  await goOn(page);
  await expectStep(page, 3);
});

test('the skip link, an address of its own, changes no step', async ({ page }) => {
  await toStep2(page);
  await fillRequired(page);
  await page.locator('a[href="#main"]').evaluate((link: HTMLAnchorElement) => link.click());
  await expectStep(page, 2);
  await expectTyped(page);
  await goOn(page);
  await expectStep(page, 3);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectStep(page, 1);
});

test('a second tab begins for itself', async ({ page, context }) => {
  await toStep2(page);
  await fillRequired(page);
  const second = await context.newPage();
  await toStep2(second, 'Microwave Repair');
  await expect(field(second, 'Email')).toHaveValue('');
  await field(second, 'Email').fill('other@example.com');
  await page.reload();
  await expectTyped(page);
  await expect(page.getByRole('main')).toContainText('Dishwasher Repair');
});

const wholeWay = async (page: Page) => {
  await toStep3(page);
  await page.goBack();
  await expectTyped(page);
  await page.goForward();
  await expectStep(page, 3);
  await confirm(page);
  await shownReference(page);
};

test('with storage blocked everything but a reload works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await wholeWay(page);
});

test('with storage full everything but a reload works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await wholeWay(page);
});

for (const [name, stored] of [
  ['rubbish', '{{{'],
  ['nothing', 'null'],
  ['a list', '[1,2,3]'],
  ['an older version', '{"version":0,"serviceId":"dishwasher","step":3}'],
  ['an unknown service', '{"version":1,"serviceId":"toaster","step":3,"information":{"email":5}}'],
  ['wrong kinds', '{"version":1,"serviceId":[],"step":"3","information":"x","reference":{}}'],
] as const) {
  test(`with ${name} in storage the wizard begins at step 1 and works`, async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate((value) => sessionStorage.setItem('booking', value), stored);
    await page.goto('/checkout');
    await expectStep(page, 1);
    await wholeWay(page);
  });
}

test.describe('offline in the middle', () => {
  // The browser itself asks for the page's icon again when the address changes.
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] });

  test('the wizard needs nobody', async ({ page, context }) => {
    await toStep2(page);
    await context.setOffline(true);
    await fillRequired(page);
    await goOn(page);
    await expectStep(page, 3);
    await confirm(page);
    await shownReference(page);
  });
});

test.describe('a deploy in the middle', () => {
  test.use({ expectedFaults: [/^answer 404|Failed to load resource/] });

  test('the files of the page are gone, and it goes on working', async ({ page }) => {
    await page.goto('/checkout');
    await expect(serviceButton(page, 'Dishwasher')).not.toHaveAttribute('popovertarget');
    await page.route('**/*', (route) => route.fulfill({ status: 404, body: '' }));
    await serviceButton(page, 'Dishwasher').click();
    await fillRequired(page);
    await goOn(page);
    await page.goBack();
    await expectTyped(page);
    await page.goForward();
    await confirm(page);
    await shownReference(page);
  });
});

test('a double click on anything does it once', async ({ page }) => {
  await page.goto('/checkout');
  await serviceButton(page, 'Dishwasher').dblclick();
  await expectStep(page, 2);
  await fillRequired(page);
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Back' }).dblclick();
  await expectStep(page, 2);
  await goOn(page);
  await page.getByRole('checkbox').check();
  await confirmButton(page).dblclick();
  const first = await shownReference(page);
  await page.goBack();
  await expectStep(page, 2);
  await goOn(page);
  expect(await shownReference(page)).toBe(first);
});

test('two presses at the same instant count as one', async ({ page }) => {
  const twice = (name: RegExp) =>
    page
      .getByRole('main')
      .getByRole('button', { name })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
  await page.goto('/checkout');
  await expect(serviceButton(page, 'Dishwasher')).not.toHaveAttribute('popovertarget');
  await twice(/^Dishwasher/);
  await expectStep(page, 2);
  await fillRequired(page);
  await twice(/^Continue$/);
  await expectStep(page, 3);
  await twice(/^Back$/);
  await expectStep(page, 2);
  await goOn(page);
  await page.getByRole('checkbox').check();
  await twice(/^Confirm booking$/);
  const first = await shownReference(page);
  await page.reload();
  expect(await shownReference(page)).toBe(first);
  await page.goBack();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
});

test('Enter twice skips no step and makes one reference', async ({ page }) => {
  await page.goto('/checkout');
  await serviceButton(page, 'Dishwasher').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await fillRequired(page);
  await field(page, 'ZIP code').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const first = await shownReference(page);
  await page.reload();
  expect(await shownReference(page)).toBe(first);
});

test('other answers are another request: confirming it again makes its own reference', async ({ page }) => {
  await toStep3(page);
  await confirm(page);
  const first = await shownReference(page);
  await page.goBack();
  await field(page, 'City').fill('Saint Paul');
  await goOn(page);
  await expect(confirmButton(page)).toBeVisible();
  await confirm(page);
  expect(await shownReference(page)).not.toBe(first);
});

/** What a browser's translation does: every text is put into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || ['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.tagName) || !text.data.trim())
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data}`);
    }
  });

test('a translated page goes the whole way', async ({ page }) => {
  await page.goto('/checkout');
  await expect(serviceButton(page, 'Dishwasher')).not.toHaveAttribute('popovertarget');
  await translate(page);
  await serviceButton(page, 'Dishwasher').click();
  await expectStep(page, 2);
  await translate(page);
  await goOn(page);
  await translate(page);
  await field(page, 'Phone').fill('555');
  await field(page, 'Email').focus();
  await fillRequired(page);
  await translate(page);
  await goOn(page);
  await expectStep(page, 3);
  await translate(page);
  await page.getByRole('link', { name: 'Change City' }).click();
  await expectStep(page, 2);
  await translate(page);
  await goOn(page);
  await expectStep(page, 3);
  await translate(page);
  await confirmButton(page).click();
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await expect(page.getByRole('main')).toContainText(reference);
  await translate(page);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expectStep(page, 1);
  await translate(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main')).toContainText(reference);
});

test('an extension that adds to the page before it is alive changes nothing', async ({ page }) => {
  await page.route('/checkout', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<body', '<body data-extension="on" cz-shortcut-listen="true"')
      .replace('</body>', '<div id="extension">notes</div></body>');
    await route.fulfill({ response, body: html });
  });
  await wholeWay(page);
});

test.describe('an extension that changes the words', () => {
  test.use({ expectedFaults: [/#418|hydrat/i] });

  test.beforeEach(({ page }) =>
    page.route('/checkout', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('What needs fixing?</h1>', 'What needs <b>fixing</b>?</h1>')
        .replace('>Laundry <', '>LAUNDRY <');
      await route.fulfill({ response, body: html });
    }),
  );

  test('before the page is alive: it still goes the whole way', async ({ page }) => {
    await wholeWay(page);
  });

  test('a mouse button held down while the page is drawn anew still chooses', async ({ page }) => {
    let release = () => {};
    const mouseIsDown = new Promise<void>((done) => (release = done));
    await page.route('**/_next/static/chunks/**', async (route) => {
      await mouseIsDown;
      await route.continue();
    });
    // What waits for the mouse may belong to what the load waits for.
    await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
    const dishwasher = serviceButton(page, 'Dishwasher');
    await dishwasher.hover();
    await page.mouse.down();
    release();
    await expect(dishwasher).not.toHaveAttribute('popovertarget');
    await page.mouse.up();
    await expectStep(page, 2);
  });
});

test('what is typed never stands in the address or in the history', async ({ page }) => {
  await toStep3(page);
  for (let steps = 0; steps < 3; steps += 1) {
    const seen = await page.evaluate(
      () => `${location.href} ${JSON.stringify(history.state)} ${document.title}`,
    );
    for (const value of Object.values(typed)) expect(decodeURIComponent(seen)).not.toContain(value);
    await page.goBack();
  }
});
