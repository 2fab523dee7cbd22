import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/loading';
import { startServer } from './support/local-server';
import { answerLookups } from './support/lookups';
import { isAddedScript } from './support/pages';
import { expect, test as base } from './support/test';

// These tests attack the site with injected text, markup, and script. Each attack must fail. Every page has the same
// policy (scripts/build/export.test.ts), so each attack is on one page.

/** A foreign server that answers every request with a page that frames the site, and records it. */
const test = base.extend<{ foreign: { origin: string; requests: string[] } }>({
  foreign: async ({ baseURL }, use) => {
    const requests: string[] = [];
    const site = await startServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
      response.end(`<!doctype html><title>x</title><iframe src="${baseURL}/"></iframe>`);
    });
    await use({ origin: site.origin, requests });
    await site.stop();
  },
});

/** Returns the attack that succeeded, if any. Each attack would set `hacked`. */
const hacked = (page: Page) => page.evaluate(() => Reflect.get(window, 'hacked'));

test('a build without a request service has no code that sends requests', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.(js|html)$/.test(name));
  expect(code.filter((name) => readFileSync(`out/${name}`, 'utf8').includes('_gotcha'))).toEqual([]);
});

test('a script in the owner’s map doesn’t run, even if somebody opens the map', async ({ page }) => {
  await page.goto('/map.svg');
  expect(await hacked(page)).toBeUndefined();
});

test.describe('the policy', () => {
  // The browser reports what it blocks, and React reports markup that it didn't render (#418).
  test.use({ expectedFaults: [/^policy: |^console: |^page error: .*#418/] });

  test('keeps injected markup and script from running, loading anything foreign, and sending anything', async ({
    page,
    foreign,
    faults,
  }) => {
    const evil = `
      <script>hacked = 'inline script'</script>
      <script src="${foreign.origin}/evil.js"></script>
      <img src="/share.png" onload="hacked = 'handler'">
      <img src="${foreign.origin}/pixel.png">
      <style>h1 { display: none }</style>
      <p style="display: none">styled</p>
      <link rel="stylesheet" href="${foreign.origin}/evil.css">
      <iframe src="${foreign.origin}/frame"></iframe>
      <iframe srcdoc="<script>parent.hacked = 'srcdoc'</script>"></iframe>
      <object data="${foreign.origin}/object"></object>
      <base href="${foreign.origin}/">`;
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + evil);
      await route.fulfill({ response, body });
    });
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async (origin) => {
      // The policy doesn't apply to code that the test evaluates, only to what runs later.
      await new Promise((later) => setTimeout(later));
      const add = (tag: string, values: object) =>
        document.body.append(Object.assign(document.createElement(tag), values));
      const rule = `{"prefetch":[{"urls":["${origin}/ahead"]}]}`;
      const attempts: (() => unknown)[] = [
        () => window.eval('hacked = "eval"'),
        () => Reflect.apply(setTimeout, window, ['hacked = "timer"']),
        () => fetch(`${origin}/fetch`),
        () => add('script', { type: 'speculationrules', text: rule }),
        () => add('link', { rel: 'prefetch', href: origin }),
      ];
      // Some attempts throw and others fail later, but none may succeed.
      await Promise.allSettled(attempts.map(async (attempt) => attempt()));
      add('form', { id: 'evil', action: `${origin}/form`, method: 'post' });
      // We submit the form after returning, because a blocked form keeps the page busy for a while.
      setTimeout(() => document.querySelector<HTMLFormElement>('#evil')?.requestSubmit());
    }, foreign.origin);
    // The browser reports later what it has blocked.
    const blocked = () => faults.flatMap((fault) => /^policy: (\S+)/.exec(fault)?.[1] ?? []);
    const byMarkup = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr'];
    const byScript = ['script-src', 'connect-src', 'form-action'];
    const others = ['img-src', 'frame-src', 'object-src', 'base-uri', ...byScript];
    await expect.poll(blocked).toEqual(expect.arrayContaining([...byMarkup, ...others]));
    expect(await hacked(page)).toBeUndefined();
    expect(foreign.requests).toEqual([]);
  });

  test('makes a framed page inert on a host that can’t send our headers against framing', async ({
    page,
    foreign,
    baseURL,
  }) => {
    const requested: unknown[] = await answerLookups(page, {});
    page.on('request', (request) => {
      if (isAddedScript(new URL(request.url()))) requested.push(request.url());
    });
    await page.route(`${baseURL}/`, async (route) => {
      // GitHub Pages is such a host.
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      await route.fulfill({ response: await route.fetch(), headers });
    });
    await page.goto(foreign.origin);
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('html')).toHaveAttribute('inert');
    // A page adds its scripts at the first user input, and they start the lookups.
    await framed.locator('a[href]').first().dispatchEvent('pointerdown');
    await expect(framed.locator('script[src]')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});
