import type { Page } from '@playwright/test';
import { answerLookups, ip, reverse, sharePosition } from './support/lookups';
import { overflow, watchShifts } from './support/scripts';
import { expect, test } from './support/test';

// The whole chain in a real browser. What services may answer, and every order of events: lib/location.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const unable = (page: Page) => page.getByText('Unable to detect location');

/** Geolocation that notes what it is asked, and denies it or leaves the prompt unanswered. */
async function fakeGeolocation(page: Page, answer: 'denied' | 'unanswered') {
  await page.addInitScript((kind) => {
    const asked: unknown[] = [];
    Reflect.set(window, 'asked', asked);
    Object.defineProperty(Navigator.prototype, 'geolocation', {
      get: () => ({
        getCurrentPosition: (_found: unknown, failed: (error: unknown) => void, options: unknown) => {
          asked.push(options);
          if (kind === 'denied') failed({ code: 1 });
        },
      }),
    });
  }, answer);
}

/** Before the page opens: from now on only the test moves the clock, however slow the machine is. */
async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T14:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T15:00:00Z'));
}

/** Moves the clock in small steps until something has happened. */
const tickUntil = (page: Page, happened: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (!(await happened())) await page.clock.runFor(20);
        return happened();
      },
      { intervals: [20] },
    )
    .toBe(true);

test('a visitor who shares the position reads their city in banner, headings and areas', async ({ page }) => {
  await sharePosition(page);
  const asked = await answerLookups(page, { reverse: reverse('Minneapolis'), ip: ip('Saint Paul') });
  await page.goto('/');
  await expect(heading(page)).toContainText('Minneapolis');
  await expect(banner(page)).toContainText('Minneapolis');
  await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toContainText(
    'Minneapolis',
  );
  await expect(unable(page)).toHaveCount(0);
  // Once, with two decimals; nobody else learns anything.
  const query = '?latitude=44.98&longitude=-93.27&localityLanguage=en';
  expect(asked).toEqual([{ service: 'reverse', query, method: 'GET', body: null }]);
});

test('a visitor who denies it is asked once, with low accuracy, and the IP address tells the city', async ({
  page,
}) => {
  await fakeGeolocation(page, 'denied');
  const asked = await answerLookups(page, { reverse: reverse('Minneapolis'), ip: ip('Saint Paul') });
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
  expect(asked).toEqual([{ service: 'ip', query: '', method: 'GET', body: null }]);
  const positionAsked: unknown = await page.evaluate(() => Reflect.get(window, 'asked'));
  expect(positionAsked).toEqual([expect.objectContaining({ timeout: 10_000, enableHighAccuracy: false })]);
});

test('when the reverse look-up fails the IP address tells the city', async ({ page }) => {
  await sharePosition(page);
  await answerLookups(page, { reverse: { json: { city: 7 } }, ip: ip('Saint Paul') });
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
});

test('when everything fails the page says Your Area, and one quiet line says why', async ({ page }) => {
  await answerLookups(page, {});
  await page.goto('/');
  await expect(page.locator('#areas').getByText('Unable to detect location')).toBeVisible();
  await expect(unable(page)).toHaveCount(1);
  await expect(heading(page)).toContainText('Your Area');
  await expect(banner(page)).toContainText('Your Area');
});

test('when nobody answers the prompt the IP address tells the city after ten seconds', async ({ page }) => {
  await stopClock(page);
  await fakeGeolocation(page, 'unanswered');
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  await page.goto('/');
  await tickUntil(page, () => page.evaluate(() => Reflect.get(window, 'asked').length === 1));
  await page.clock.runFor(9_900);
  await expect(heading(page)).toContainText('Your Area');
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect(heading(page)).toContainText('Saint Paul');
});

test('a look-up that hangs is given up after five seconds', async ({ page }) => {
  await stopClock(page);
  await fakeGeolocation(page, 'denied');
  const asked = await answerLookups(page, { ip: 'hangs' });
  const gaveUp = page.waitForEvent('requestfailed', (request) => request.url().includes('geo'));
  await page.goto('/');
  await tickUntil(page, () => Promise.resolve(asked.length === 1));
  await page.clock.runFor(4_900);
  await expect(unable(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await gaveUp;
  await page.clock.resume();
  await expect(unable(page)).toBeVisible();
});

test('a name in disguise is shown as plain text, cleaned, or not at all', async ({ page }) => {
  await answerLookups(page, { ip: ip('Saint\u202E <b>Paul</b>\u200B\u0007') });
  await page.goto('/');
  await expect(unable(page).or(heading(page).getByText('Paul'))).toHaveCount(1);
  await expect(heading(page).locator('b')).toHaveCount(0);
  expect(await heading(page).innerText()).not.toMatch(/[\p{Cf}<>]/u);
});

test(
  'nothing moves when a long name arrives, and it stays inside the screen',
  { tag: '@both' },
  async ({ page }) => {
    const city = 'Marine on Saint Croix by the Great River Bend';
    const shifts = await watchShifts(page);
    await answerLookups(page, { ip: ip(city) });
    await page.goto('/');
    await expect(heading(page)).toContainText(city);
    await expect(banner(page)).toContainText(city);
    expect(await shifts()).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);

test('a visitor from elsewhere reads where the service is, and no page promises a repair there', async ({
  page,
}) => {
  await answerLookups(page, { ip: ip('Denver', 'Colorado') });
  await page.goto('/');
  await expect(banner(page)).toContainText('Denver');
  await expect(banner(page)).not.toContainText(/same-day/i);
  await expect(heading(page)).toContainText('Your Area');
  await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toContainText('Your Area');
});

test('the wizard fills in city and state, but never over what somebody typed', async ({ page }) => {
  await answerLookups(page, { ip: ip('Duluth') });
  await page.goto('/checkout?service=dishwasher');
  const [city, state] = [page.getByLabel('City', { exact: true }), page.getByLabel('State', { exact: true })];
  await expect(city).toHaveValue('Duluth');
  await expect(state).toHaveValue('MN');
  await city.fill('Ely');
  await page.reload();
  await expect(city).toHaveValue('Ely');
});

test('a late answer leaves the form of somebody who has begun to type as it is', async ({ page }) => {
  await stopClock(page);
  await fakeGeolocation(page, 'unanswered');
  const asked = await answerLookups(page, { ip: ip('Duluth') });
  await page.goto('/checkout?service=dishwasher');
  const city = page.getByLabel('City', { exact: true });
  await tickUntil(page, () => city.isVisible());
  await tickUntil(page, () => page.evaluate(() => Reflect.get(window, 'asked').length === 1));
  await city.fill('Ely');
  await page.clock.runFor(11_000);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(1_000);
  await expect(city).toHaveValue('Ely');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('');
});

test('a page restored from the back/forward cache does not ask again', async ({ page }) => {
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
  await page.evaluate(() => Reflect.set(window, 'wasKept', true));
  await page.goto('/about');
  await page.goBack();
  await expect(heading(page)).toContainText('Saint Paul');
  // The headers must not keep the browser from restoring the page.
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  expect(asked).toHaveLength(1);
});

test('only the home page has the banner', async ({ page }) => {
  for (const path of ['/about', '/checkout']) {
    await page.goto(path);
    await expect(banner(page)).toHaveCount(0);
  }
});
