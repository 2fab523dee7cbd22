import type { Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { answers, startSecondOrigin, type SecondOrigin } from './support/second-origin';
import { expect, test as base } from './support/test';

/** The addresses that the export was built with: the services' real ones. */
const built = {
  reverse: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
  ip: 'https://get.geojs.io/v1/ip/geo.json',
};
const minneapolis = { latitude: 44.97783, longitude: -93.26501 };
const reverse = (city: string, principalSubdivision = 'Minnesota') =>
  answers.json({ city, locality: '', principalSubdivision, countryName: 'United States of America' });
const ip = (city: string, region = 'Minnesota') =>
  answers.json({ city, region, country: 'United States', latitude: '44.95', longitude: '-93.09' });

const test = base.extend<{ services: SecondOrigin }>({
  services: async ({}, use) => {
    const services = await startSecondOrigin();
    await use(services);
    await services.stop();
  },
  reachableOrigins: async ({ services }, use) => use([services.origin]),
  // Chromium itself writes this line when a service may not be read; no code of the site can prevent it.
  expectedFaults: async ({}, use) =>
    use([/^console: Access to fetch at 'http:\/\/127\.0\.0\.1:\d+\/(ip|reverse)/]),
  page: async ({ page, services }, use) => {
    // Chromium guards servers on the visitor's own machine, which the second origin is and the real services aren't.
    await page.context().grantPermissions(['local-network-access']);
    await askSecondOrigin(page, services);
    await use(page);
    // What was under way when the test ended is nobody's fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** The exported page as it is, but that it asks the second origin, and that its policy allows that one. */
async function askSecondOrigin(page: Page, { origin }: SecondOrigin, headers: Record<string, string> = {}) {
  const moved = (text: string) =>
    text
      .replaceAll(built.reverse, `${origin}/reverse`)
      .replaceAll(built.ip, `${origin}/ip`)
      .replaceAll(new URL(built.reverse).origin, origin)
      .replaceAll(new URL(built.ip).origin, origin);
  await page.route(
    ({ pathname }) => /^\/(checkout)?$|\.json$|\/early-[^/]*\.js$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const own = Object.entries(response.headers()).map(([name, value]) => [name, moved(value)]);
      await route.fulfill({
        response,
        headers: { ...Object.fromEntries(own), ...headers },
        body: moved(await response.text()),
      });
    },
  );
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const unable = (page: Page) => page.getByText('Unable to detect location');

async function allow(page: Page) {
  await page.context().grantPermissions(['geolocation', 'local-network-access']);
  await page.context().setGeolocation(minneapolis);
}

/** Geolocation as this visitor's browser has it, in place of the real one. */
async function geolocationThat(page: Page, behaviour: 'missing' | 'throws' | 'is never answered') {
  await page.addInitScript((kind) => {
    const request = () => {
      Reflect.set(window, 'askedAt', Date.now());
      if (kind === 'throws') throw new Error('blocked by an extension');
    };
    Object.defineProperty(Navigator.prototype, 'geolocation', {
      get: () => (kind === 'missing' ? undefined : { getCurrentPosition: request }),
    });
  }, behaviour);
}

/** Moves the clock until the page has asked, which `askedAt` tells, and then to so many milliseconds after that. */
async function untilAfterAsking(page: Page, milliseconds: number) {
  const askedAt = () => page.evaluate((): number => Reflect.get(window, 'askedAt') ?? 0);
  await expect
    .poll(
      async () => {
        if ((await askedAt()) === 0) await page.clock.runFor(50);
        return askedAt();
      },
      { intervals: [50] },
    )
    .not.toBe(0);
  await page.clock.runFor((await askedAt()) + milliseconds - (await page.evaluate(() => Date.now())));
}

test('a visitor who shares the position reads their own city in banner, headings and areas', async ({
  page,
  services,
}) => {
  await allow(page);
  services.give(reverse('Minneapolis'), ip('Saint Paul'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Minneapolis');
  await expect(banner(page)).toContainText('Minneapolis');
  await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toContainText(
    'Minneapolis',
  );
  await expect(unable(page)).toHaveCount(0);
});

test('the position leaves the browser with two decimals, once, by GET, and the other service is not asked', async ({
  page,
  services,
}) => {
  await allow(page);
  services.give(reverse('Minneapolis'), ip('Saint Paul'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Minneapolis');
  expect(services.requests).toEqual([
    {
      path: '/reverse',
      search: '?latitude=44.98&longitude=-93.27&localityLanguage=en',
      method: 'GET',
      length: 0,
    },
  ]);
});

test('the position is asked for once, with 10 seconds and low accuracy', async ({ page, services }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Reflect.set(window, 'asked', asked);
    Object.defineProperty(Navigator.prototype, 'geolocation', {
      get: () => ({
        getCurrentPosition: (_found: unknown, failed: (error: unknown) => void, options: unknown) => {
          asked.push(options);
          failed({ code: 1 });
        },
      }),
    });
  });
  services.give(reverse('Minneapolis'), ip('Saint Paul'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
  const asked: unknown = await page.evaluate(() => Reflect.get(window, 'asked'));
  expect(asked).toEqual([expect.objectContaining({ timeout: 10_000, enableHighAccuracy: false })]);
  expect(services.requests.map(({ path, search, method, length }) => [path, search, method, length])).toEqual(
    [['/ip', '', 'GET', 0]],
  );
});

test.describe('without a position the internet address tells the city', () => {
  test('when the visitor denies it', async ({ page, services }) => {
    services.give(reverse('Minneapolis'), ip('Saint Paul'));
    await page.goto('/');
    await expect(heading(page)).toContainText('Saint Paul');
  });

  for (const behaviour of ['missing', 'throws'] as const) {
    test(`when the browser's geolocation ${behaviour === 'missing' ? 'is missing' : 'throws'}`, async ({
      page,
      services,
    }) => {
      await geolocationThat(page, behaviour);
      services.give(reverse('Minneapolis'), ip('Saint Paul'));
      await page.goto('/');
      await expect(heading(page)).toContainText('Saint Paul');
    });
  }

  test('when the policy of the page forbids it', async ({ page, services }) => {
    await allow(page);
    await askSecondOrigin(page, services, { 'permissions-policy': 'geolocation=()' });
    services.give(reverse('Minneapolis'), ip('Saint Paul'));
    await page.goto('/');
    await expect(heading(page)).toContainText('Saint Paul');
  });

  test('when nobody answers the prompt, after ten seconds', async ({ page, services }) => {
    await stopClock(page);
    await geolocationThat(page, 'is never answered');
    services.give(reverse('Minneapolis'), ip('Saint Paul'));
    await page.goto('/');
    await untilAfterAsking(page, 9_900);
    await expect(heading(page)).toContainText('Your Area');
    expect(services.requests).toEqual([]);
    await page.clock.runFor(200);
    await expect(heading(page)).toContainText('Saint Paul');
  });
});

const faults = {
  'status 500': answers.status(500),
  'status 429': answers.status(429),
  'a page of HTML': answers.html,
  'cut JSON': answers.cut,
  null: answers.json(null),
  'an array': answers.json([{ city: 'Minneapolis' }]),
  'wrong types': answers.json({ city: 7, cityName: {}, locality: true, principalSubdivision: [] }),
  'empty strings': answers.json({ city: '', locality: '', principalSubdivision: '', region: '' }),
  'success: false': answers.json({ success: false, city: 'Minneapolis' }),
  'status: fail': answers.json({ status: 'fail', city: 'Minneapolis' }),
  'error: true': answers.json({ error: true, city: 'Minneapolis' }),
  'an empty body': answers.nothing,
  'more than 64 kB': answers.huge,
  'a refusal to be read by other sites': answers.refused,
  'a broken connection': answers.broken,
} as const;

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the IP look-up answers with ${fault}, the page says Your Area and nothing else happens`, async ({
    page,
    services,
  }) => {
    services.give(answers.status(500), answer);
    await page.goto('/');
    await expect(unable(page)).toBeVisible();
    await expect(page.locator('#areas')).toContainText('Unable to detect location');
    await expect(heading(page)).toContainText('Your Area');
    await expect(banner(page)).toContainText('Your Area');
    expect(services.requests.map(({ path }) => path)).toEqual(['/ip']);
  });

  test(`when the reverse look-up answers with ${fault}, the internet address tells the city`, async ({
    page,
    services,
  }) => {
    await allow(page);
    services.give(answer, ip('Saint Paul'));
    await page.goto('/');
    await expect(heading(page)).toContainText('Saint Paul');
    expect(services.requests.filter(({ path }) => path === '/reverse')).toHaveLength(1);
  });
}

for (const [fault, answer] of Object.entries({ hangs: answers.hanging, 'never ends': answers.endless })) {
  test(`a look-up that ${fault} is given up after five seconds`, async ({ page, services }) => {
    await stopClock(page);
    await geolocationThat(page, 'missing');
    await page.addInitScript(() => {
      window.fetch = new Proxy(window.fetch, {
        apply(fetch, _, [address, options]: [unknown, RequestInit?]) {
          if (String(address).endsWith('/ip')) {
            Reflect.set(window, 'askedAt', Date.now());
            options?.signal?.addEventListener('abort', () => Reflect.set(window, 'gaveUpAt', Date.now()));
          }
          return Reflect.apply(fetch, window, [address, options]);
        },
      });
    });
    services.give(answers.status(500), answer);
    await page.goto('/');
    await untilAfterAsking(page, 4_900);
    await expect.poll(() => services.requests.length).toBe(1);
    await expect(unable(page)).toHaveCount(0);
    await page.clock.runFor(200);
    const waited = await page.evaluate(
      () => Reflect.get(window, 'gaveUpAt') - Reflect.get(window, 'askedAt'),
    );
    expect(waited).toBe(5_000);
    // What is left is for the page to say so, which takes as long as it takes.
    await page.clock.resume();
    await expect(unable(page)).toBeVisible();
    await expect(heading(page)).toContainText('Your Area');
  });
}

test('a name in disguise is shown as plain text, cleaned, or not at all', async ({ page, services }) => {
  services.give(answers.status(500), ip('<img src=x onerror=alert(1)>'));
  await page.goto('/');
  await expect(unable(page).or(heading(page).getByText('img'))).toHaveCount(1);
  await expect(page.locator('h1 img')).toHaveCount(0);
  expect(await heading(page).innerText()).not.toMatch(/[<>]/);
});

test('direction overrides and control characters never reach the page', async ({ page, services }) => {
  services.give(answers.status(500), ip('Saint\u202E Paul\u200B\u0007'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
  expect(await heading(page).innerText()).not.toMatch(/\p{Cf}/u);
});

test('a very long name moves nothing and stays inside the screen', async ({ page, services }) => {
  services.give(answers.status(500), ip('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch x'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Llanfair');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const bar = await banner(page).boundingBox();
  const sentence = await banner(page).locator('p').boundingBox();
  expect(sentence?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
  expect((sentence?.y ?? Infinity) + (sentence?.height ?? 0)).toBeLessThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
});

for (const city of ['Saint Paul Park', 'Edina', 'Sartell', 'Marine on Saint Croix']) {
  test(`nothing on the page moves when the city turns out to be ${city}`, async ({ page, services }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
            entry,
            'sources',
          );
          const places = sources.map(
            ({ node, ...from }) => `${node?.parentElement?.outerHTML.slice(0, 300)} ${JSON.stringify(from)}`,
          );
          shifts.push(`${Reflect.get(entry, 'value')} of ${places.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    services.give(answers.status(500), ip(city));
    await page.goto('/');
    await expect(heading(page)).toContainText(city);
    await expect(banner(page)).toContainText(city);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });
}

test('a visitor from a state that is not served is asked to call', async ({ page, services }) => {
  services.give(answers.status(500), ip('Denver', 'Colorado'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Denver');
  await expect(banner(page)).toContainText(/call/i);
  await expect(banner(page)).not.toContainText(/same-day/i);
});

test('the banner goes when it is dismissed, moves nothing, and stays away for the visit', async ({
  page,
  services,
}) => {
  services.give(answers.status(500), ip('Saint Paul'));
  await page.goto('/');
  await expect(banner(page)).toContainText('Saint Paul');
  const before = await heading(page).boundingBox();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await heading(page).boundingBox()).toEqual(before);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(heading(page)).toContainText('Saint Paul');
  await expect(banner(page)).toHaveCount(0);
});

test('the banner is on the home page alone', async ({ page, services }) => {
  services.give(answers.status(500), ip('Saint Paul'));
  for (const path of ['/about', '/business-info', '/privacy', '/terms', '/checkout']) {
    await page.goto(path);
    await expect(banner(page)).toHaveCount(0);
  }
});

test.describe('in another time zone and with a wrong clock', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the city is found all the same', async ({ page, services }) => {
    await page.clock.setFixedTime(new Date('2031-03-09T08:30:00Z'));
    services.give(answers.status(500), ip('Saint Paul'));
    await page.goto('/');
    await expect(heading(page)).toContainText('Saint Paul');
  });
});

test('a page that comes back as it was left does not ask again', async ({ page, services, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  services.give(answers.status(500), ip('Saint Paul'));
  await page.goto('/');
  await expect(heading(page)).toContainText('Saint Paul');
  await page.evaluate(() => Reflect.set(window, 'wasKept', true));
  await page.goto('/about');
  await page.goBack();
  await expect(heading(page)).toContainText('Saint Paul');
  // Only a browser that didn't keep the page loads it anew, and then asks once more.
  const wasKept = await page.evaluate(() => Reflect.get(window, 'wasKept') === true);
  expect(services.requests).toHaveLength(wasKept ? 1 : 2);
});
