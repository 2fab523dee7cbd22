import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { content } from './support/content';
import { changeText, expectToFit, overflow, removeSupport, watchShifts } from './support/layout';
import { holdBack, hydrated } from './support/loading';
import { pages, realPages, wrongAddress } from './support/pages';
import { expect, test } from './support/test';

// These tests apply to every page. The list comes from the built files, so it includes new pages.

const { siteAddress } = content.business;

/** The values of an attribute of all elements in the HTML that match a pattern. */
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

for (const { path, html } of pages)
  test(`${path} is complete and accessible, moves nothing, and fits every screen`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // However late the display font loads, it causes no layout shift.
    const release = await holdBack(page, '**/*.woff2');
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // axe finds a missing or second landmark.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(/\S/);
    // Only the home page shows the visitor's city.
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(path === '/' ? 1 : 0);
    // The home page has a contact section, so its footer leaves out the details.
    const details = page.getByRole(path === '/' ? 'main' : 'contentinfo');
    const shown = { visible: true };
    await expect(details.locator('a[href^="tel:+1"]').filter(shown)).not.toHaveCount(0);
    await expect(details.locator('a[href^="mailto:"]').filter(shown)).not.toHaveCount(0);
    const facts = [
      content.business.address.zipCode,
      path === '/checkout' ? '' : content.facts.emergencyHours,
    ];
    for (const fact of facts) await expect(details).toContainText(fact ?? '24/7');
    // Search engines read the same breadcrumbs. The wizard shows its steps instead.
    if (!['/', '/checkout', wrongAddress].includes(path)) {
      const [data = ''] = /"BreadcrumbList".*?\]/.exec(html) ?? [];
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(crumbs).toHaveText(valuesOf(data, /"name":"([^"]+)"/g));
      await expect(crumbs.first().getByRole('link')).toHaveAttribute('href', '/');
      await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');
    }
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.click(2, 2);
    await hydrated(page);
    expect(await shifts()).toEqual([]);
    // The style sheet is inlined and links are plain, so pages never request such files.
    expect(requested.filter((name) => /\.(css|txt)$/.test(name))).toEqual([]);

    await expectAccessible(page, 'on a wide screen');
    await expectToFit(page, { widths: [320, 768, 1024, 1280] });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(details.getByText(content.business.address.zipCode).filter(shown)).not.toHaveCount(0);
    // Only these pages look different on a phone, apart from the header and footer.
    if (['/', '/checkout'].includes(path)) await expectAccessible(page, 'on a phone');
    expect(await overflow(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    // This is a wide screen at 400% zoom. A sticky bar would take up too much of its height.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const bar of await page.getByRole('group', { name: 'Call' }).all())
      await expect(bar).toHaveCSS('position', 'static');
    await changeText(page, 'spaced');
    expect(await overflow(page), 'more space in the text').toBe(0);
    await changeText(page, 'large');
    await expectToFit(page, { widths: [360, 768] });
  });

/** Lists the links and buttons that are too low for a thumb. Links in sentences are as tall as the line. */
const smallTargets = (page: Page) =>
  page.locator('a, button, summary').evaluateAll((targets) =>
    targets
      .filter((target) => !target.closest('p, h1, h2, h3, dd, li:has(> a + *)'))
      .filter(({ parentElement: parent, textContent }) => {
        const isAlone = parent?.textContent?.trim() === textContent?.trim();
        return isAlone || (parent && /flex|grid/.test(getComputedStyle(parent).display));
      })
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.9)
      .map((target) => target.outerHTML.slice(0, 120)),
  );

test('search engines and phones find each page, with its own title, description, address, and picture', () => {
  const sitemap = valuesOf(readFileSync('out/sitemap.xml', 'utf8'), /<loc>([^<]+)<\/loc>/g);
  expect(sitemap).toHaveLength(realPages.length);
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', siteAddress).href}`);
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ name: content.business.name, start_url: '/' });
  for (const { src } of manifest.icons) expect(existsSync(`out${src}`), src).toBe(true);
  // A title that is only the name of the business says nothing about the page.
  const texts = new Set([content.business.name]);
  for (const { path, html } of realPages) {
    texts.add(String(valuesOf(html, /<meta name="description" content="([^"]+)"/g)));
    const [canonical = '', ...others] = valuesOf(html, /<link rel="canonical" href="([^"]+)"/g);
    expect([new URL(canonical).href, others]).toEqual([new URL(path, siteAddress).href, []]);
    expect(sitemap).toContain(canonical);
    for (const setting of ['max-image-preview:large', 'viewport-fit=cover']) expect(html).toContain(setting);
    const [light = '', dark = ''] = valuesOf(html, /<meta name="theme-color" content="#(..)/g);
    expect(parseInt(light, 16)).toBeGreaterThan(parseInt(dark, 16));
    const [picture = ''] = valuesOf(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(existsSync(`out${new URL(picture).pathname}`), `${path}: ${picture}`).toBe(true);
  }
  for (const { html } of pages) texts.add(String(valuesOf(html, /<title>([^<]+)<\/title>/g)));
  expect(texts.size).toBe(1 + realPages.length + pages.length);
});

test('every link, picture, and anchor on a page exists', async ({ request, baseURL }) => {
  /** The page on which each address was found. */
  const found = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const value of valuesOf(html, /<[^>]* (?:href|src)="([^"]*)"/g)) {
      const { origin, pathname, href } = new URL(value, new URL(path, baseURL));
      if (origin === baseURL && pathname !== wrongAddress) found.set(href, path);
    }
  }
  expect(found.size).toBeGreaterThan(25);
  const missing: string[] = [];
  for (const [address, from] of found) {
    const { hash } = new URL(address);
    const response = await request.get(address);
    const exists = response.ok() && (!hash || (await response.text()).includes(`id="${hash.slice(1)}"`));
    if (!exists) missing.push(`${from} -> ${address}`);
  }
  expect(missing).toEqual([]);
});

test('with a keyboard, in a short window without motion, the header is skipped, and every focus is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await link.focus();
  const [ring, text] = await link.evaluate((element) => {
    const { outlineColor, color } = getComputedStyle(element);
    return [outlineColor, color];
  });
  expect(ring).toBe(text);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const entry of await contents.getByRole('link').all()) {
    await entry.focus();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const button = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
  await expect(button).toHaveCSS('transition-duration', '0s');
});

test('Safari 16 shows the same colors, in light and dark mode, and no menu, because it couldn’t close one', async ({
  page,
}) => {
  const shown = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return page.locator('body, body *').evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(element);
        return [color, backgroundColor, borderColor, fill].join(' ');
      }),
    );
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.locator('#menu').evaluate((menu) => menu.removeAttribute('popover'));
  const menu = page.getByRole('button', { name: / menu$/ }).filter({ visible: true });
  await expect(menu).toHaveCount(2);
  const colors = [await shown('light'), await shown('dark')];
  expect(colors[0]).not.toEqual(colors[1]);
  await removeSupport(page, ['light-dark(', '(:popover-open']);
  expect([await shown('light'), await shown('dark')]).toEqual(colors);
  await expect(menu).toHaveCount(0);
});
