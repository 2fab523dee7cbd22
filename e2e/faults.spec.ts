import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectStep, field, fillRequired, goOn, serviceButton, toStep2, typed } from './support/booking';
import { stopClock } from './support/clock';
import { startHalvedPages } from './support/halved-pages';
import { otherBuild, serveNow } from './support/old-build';
import { routes } from './support/routes';
import { expect, test } from './support/test';

// Whatever breaks, the visitor keeps page, phone number and answers. (What people do to the forms: booking-faults.spec.ts.)

const chunks = /\/_next\/static\/chunks\/.*\.js$/;
const notice = (page: Page) => page.locator('#missing-script');
const hydrated = (page: Page) =>
  expect(serviceButton(page, 'Dishwasher')).not.toHaveAttribute('popovertarget');

/** Counts how often a page itself is loaded. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

test.describe('when scripts do not arrive', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED|^answer 404/] });

  for (const { path, name } of routes) {
    test(`with every script blocked ${name} is whole, and the phone number is there`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
    });
  }

  test('a booking that is sent before anything listens puts nothing into the address', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const form = page.locator('form').first();
    await form.getByLabel('Name', { exact: true }).fill('Alice Secret');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    expect(page.url()).not.toContain('Alice');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Alice Secret');
  });

  test('a script of a build that is gone: the page is loaded anew, once, and works', async ({ page }) => {
    const loads = countLoads(page);
    let gone = true;
    await page.route(chunks, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest() && loads.length > 1) gone = false;
    });
    await page.goto('/checkout');
    await hydrated(page);
    expect(loads).toHaveLength(2);
    await expect(notice(page)).toBeHidden();
  });

  test('a script that stays away: one more try, then the page says what to do', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/checkout');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('a[href^="tel:"]')).toBeVisible();
    expect(loads).toHaveLength(2);
  });

  test('the data of the page stays away: the same', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/start\/page-.*\.json$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/checkout');
    await expect(notice(page)).toBeVisible();
    expect(loads).toHaveLength(2);
  });

  test('who has typed already keeps every word: no new load, the notice at once', async ({ page }) => {
    const loads = countLoads(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunks, async (route) => {
      await held;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/');
    const name = page.locator('form').first().getByLabel('Name', { exact: true });
    await name.pressSequentially('Alice');
    release();
    await expect(notice(page)).toBeVisible();
    await expect(name).toHaveValue('Alice');
    expect(loads).toHaveLength(1);
  });

  test('without storage nobody can count the tries, so there is none: the notice at once', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/checkout');
    await expect(notice(page)).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  test('offline in the middle of loading: the page stays where it is and says so', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(chunks, (route) => route.abort('internetdisconnected'));
    await page.route('/checkout', (route) =>
      route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/checkout');
    await expect(notice(page)).toBeVisible();
    expect(loads).toHaveLength(1);
  });
});

test.describe('when a page breaks in the browser', () => {
  test.use({ expectedFaults: [/^console: |^page error: /] });

  for (const { path, name } of routes.filter(({ path }) => path === '/' || path === '/checkout')) {
    test(`${name} gives way to a phone number, a new load and a way home`, async ({ page }) => {
      await page.route(chunks, async (route) => {
        const response = await route.fetch();
        // The first thing that a component of ours does while React draws it fails.
        const body = (await response.text()).replaceAll(
          /\buseSyncExternalStore\)\(/g,
          'useSyncExternalStore)(brokenOnPurpose,',
        );
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      if (path === '/') await page.getByRole('heading', { name: 'Get a free quote' }).hover();
      else await page.mouse.click(1, 1);
      const main = page.getByRole('main');
      await expect(main.getByRole('button')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      await expect(main.locator('a[href="/"]')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await main.getByRole('button').click();
      await expect(main.getByRole('button')).not.toHaveCount(1);
      if (path === '/checkout') await hydrated(page);
    });
  }
});

test.describe('a new build goes online while a page is open', () => {
  test.use({ expectedFaults: [/^answer 404|Failed to load resource/] });

  /** A host with the present build, and the next one that waits beside it. */
  async function hostOfTwoBuilds() {
    const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    const [online, next] = [join(folder, 'online'), join(folder, 'next')];
    cpSync('out', online, { recursive: true });
    otherBuild(next);
    const host = await serveNow(online);
    let isDone = false;
    const deploy = () => {
      if (isDone) return;
      isDone = true;
      rmSync(online, { recursive: true });
      cpSync(next, online, { recursive: true });
    };
    return { ...host, next, online, deploy };
  }

  test('the open wizard goes its whole way, and the next page is the new one', async ({ browser }) => {
    const host = await hostOfTwoBuilds();
    const page = await browser.newPage({ baseURL: host.address });
    await toStep2(page);
    host.deploy();
    await fillRequired(page);
    await goOn(page);
    await expectStep(page, 3);
    await page.reload();
    await expectStep(page, 3);
    await expect(page.getByText(typed.Email)).toBeVisible();
    await page.goto('/about');
    await page.goto('/checkout');
    await expectStep(page, 3);
    await page.close();
    await host.stop();
  });

  test('a page that came with the old build and asks for its script after the switch mends itself', async ({
    browser,
  }) => {
    const host = await hostOfTwoBuilds();
    const page = await browser.newPage({ baseURL: host.address });
    const loads = countLoads(page);
    await page.route(chunks, async (route) => {
      host.deploy();
      await route.continue();
    });
    await page.goto('/checkout');
    await hydrated(page);
    expect(loads).toHaveLength(2);
    await page.close();
    await host.stop();
  });

  test('with the files of the build before merged in, not even that is needed', async ({ browser }) => {
    const host = await hostOfTwoBuilds();
    const merged = spawnSync(process.execPath, ['scripts/deploy/merge.mjs', host.online, host.next]);
    expect(merged.status).toBe(0);
    const page = await browser.newPage({ baseURL: host.address });
    const loads = countLoads(page);
    await page.route(chunks, async (route) => {
      host.deploy();
      await route.continue();
    });
    await page.goto('/checkout');
    await hydrated(page);
    expect(loads).toHaveLength(1);
    await page.close();
    await host.stop();
  });
});

test('with three seconds of delay on everything the page is there, takes what is typed, and comes to life', async ({
  page,
}) => {
  test.slow();
  await page.route('**/_next/**', async (route) => {
    await new Promise((done) => setTimeout(done, 3_000));
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await serviceButton(page, 'Dishwasher').click();
  await expect(page.getByText(/the next step is loading/).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Step 2 of 3')).toBeVisible({ timeout: 60_000 });
});

for (const path of ['/', '/checkout']) {
  test(`${path} comes to life as one page, though its end is long in coming`, async ({ browser, faults }) => {
    const host = await startHalvedPages();
    const page = await browser.newPage();
    await page.route(
      ({ origin }) => origin !== host.origin,
      (route) => route.abort(),
    );
    page.on('pageerror', ({ message }) => faults.push(`page error: ${message}`));
    const entry = page.waitForResponse(/\/main-app-/);
    await page.goto(host.origin + path, { waitUntil: 'commit' });
    const heading = await page.waitForSelector('h1');
    await heading.click();
    if (path === '/') await page.getByRole('heading', { name: 'Get a free quote' }).hover();
    await entry;
    // The last script is here: time enough to begin too early.
    await page.evaluate(async () => {
      for (let idle = 0; idle < 20; idle += 1) await new Promise((done) => requestIdleCallback(done));
    });
    host.sendRest();
    await expect(page.locator('[data-waiting], [popovertarget^=first-tap]')).toHaveCount(0);
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(faults).toEqual([]);
    await page.close();
    await host.stop();
  });
}

test('what is pressed before the page listens is done when it does: no press is lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunks, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const form = page.locator('form[data-waiting]').first();
  await form.getByLabel('Name', { exact: true }).fill('Early Bird');
  await form.getByRole('button', { name: 'Get my free quote' }).click();
  await expect(page.getByText('Early Bird')).toHaveCount(0);
  release();
  await expect(page.getByText('Early Bird')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a banner that is dismissed before its script is there goes as soon as it can, and stays away', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/start\/early-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Announcement' });
  await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(banner).toBeVisible();
  release();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
});

test('who only reads, opens the menu and dismisses the banner never loads the framework', async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => chunks.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: isMobile ? 360 : 1000, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await page.locator('#contact table + p').filter({ hasText: /now/ }).waitFor({ state: 'attached' });
  expect(asked.filter((url) => !/checkout/.test(url))).toEqual([]);
  await page.getByRole('form', { name: 'Get a free quote' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(asked).not.toEqual([]);
});

test('a booking that was left for another page is there as it was on the way back', async ({ page }) => {
  await toStep2(page);
  await field(page, 'First name').fill('Ana');
  await page.evaluate(() => Reflect.set(window, 'wasKept', true));
  await page.goto('/privacy');
  await page.goBack();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  // The headers must not stop the browser from keeping the page whole.
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept') === true)).toBe(true);
});

for (const [what, goesOn] of Object.entries({
  'is lifted': async (page: Page) => {
    await page.mouse.up();
    await page.clock.runFor(50);
  },
  'rests for half a second': (page: Page) => page.clock.runFor(600),
})) {
  test(`while a finger presses nothing long begins, until it ${what}`, async ({ page }) => {
    await stopClock(page);
    await page.goto('/checkout');
    const scripts = page.locator('script[src*="/chunks/"]');
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.down();
    // The press is the sign to begin: the data of the page is there, and its scripts would be next.
    await expect.poll(() => page.evaluate(() => Reflect.has(window, '__next_f'))).toBe(true);
    await page.evaluate(() => fetch('/icon.svg', { cache: 'no-store' }).then((answer) => answer.text()));
    await expect(scripts).toHaveCount(0);
    await goesOn(page);
    await expect(scripts).not.toHaveCount(0);
  });
}

test.describe('when the page has been changed before React takes it over', () => {
  // React says of the page that it isn't what the server wrote, and draws it anew.
  test.use({ expectedFaults: [/Minified React error #418/] });

  test('who types into a translated home page before its forms are alive keeps every word', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunks, async (route) => {
      await held;
      await route.continue();
    });
    const early = page.waitForResponse(/\/early-/);
    await page.goto('/');
    await early;
    // A translator puts the heading's words into an element of its own; React then draws the page anew.
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await heading?.evaluate((element) => {
      const font = document.createElement('font');
      const [words] = element.childNodes;
      words?.replaceWith(font);
      if (words) font.append(words);
    });
    const form = page.getByRole('form', { name: 'Get a free quote' });
    await form.getByLabel('Name').fill('Ana');
    release();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(form.getByLabel('Name')).toHaveValue('Ana');
    await expect(form.getByLabel('Name')).toBeFocused();
  });
});
