import { existsSync, readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { content, phone } from './support/content';
import { pages, realPages, wrongAddress } from './support/pages';
import { changeText, expectToFit, overflow, removeSupport, watchShifts } from './support/layout';
import { holdBack, hydrated, openEarly } from './support/loading';
import { expect, test } from './support/test';

// These tests apply to every page. The list comes from the built files, so it includes new pages.

const { siteAddress } = content.business;

/** The values of an attribute of all elements in the HTML that match a pattern. */
const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

for (const { path } of pages) {
  test(`${path} is complete, hydrates, and moves nothing`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const shifts = await watchShifts(page);
    await page.goto(path);
    for (const role of ['main', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(/\S/);
    // Only the home page shows the visitor's city.
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(path === '/' ? 1 : 0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="tel:+1"]').first()).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(footer).toContainText(content.business.address.zipCode);
    await page.mouse.click(2, 2);
    await hydrated(page);
    expect(await shifts()).toEqual([]);
    // The style sheet is inlined and links are plain, so pages never request such files.
    expect(requested.filter((name) => /\.(css|txt)$/.test(name))).toEqual([]);
  });

  test(`${path} fits every screen and size of text`, async ({ page }) => {
    await page.goto(path);
    await expectToFit(page, { widths: [320, 360, 768, 1024, 1280] });
    // This is a wide screen at 400% zoom. A sticky bar would take up too much of its height.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const bar of await page.getByRole('group', { name: 'Call' }).all())
      await expect(bar).toHaveCSS('position', 'static');
    await changeText(page, 'spaced');
    expect(await overflow(page), 'more space in the text').toBe(0);
    await changeText(page, 'large');
    await expectToFit(page, { widths: [360, 768] });
  });

  // Only these pages look different on a phone, apart from the header and footer.
  const tag = ['/', '/checkout'].includes(path) ? '@both' : '@desktop';
  test(`axe finds no fault with ${path} in light or dark colors`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, 'whole page');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('every page is complete, and has the phone number', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/\S/);
      await expect(page.getByRole('contentinfo')).toContainText(phone);
      expect(await overflow(page), path).toBe(0);
    }
  });

  test('visitors see the breadcrumbs that search engines read', async ({ page }) => {
    const withBreadcrumbs = pages.filter(({ html }) => html.includes('aria-label="Breadcrumb"'));
    expect(withBreadcrumbs).not.toHaveLength(0);
    for (const { path, html } of withBreadcrumbs) {
      await page.goto(path);
      const [data = ''] = /"BreadcrumbList".*?\]/.exec(html) ?? [];
      const shown = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect(shown).toHaveText(valuesOf(data, /"name":"([^"]+)"/g));
      await expect(shown.first().getByRole('link')).toHaveAttribute('href', '/');
      await expect(shown.last()).toHaveAttribute('aria-current', 'page');
    }
  });
});

test('each page has its own title, description, canonical URL, and share picture', () => {
  const titles = new Set(pages.map(({ html }) => String(valuesOf(html, /<title>([^<]+)<\/title>/g))));
  expect(titles.size).toBe(pages.length);
  const descriptions = new Set<string>();
  for (const { path, html } of realPages) {
    descriptions.add(String(valuesOf(html, /<meta name="description" content="([^"]+)"/g)));
    const canonical = valuesOf(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(canonical.map((address) => new URL(address).href)).toEqual([new URL(path, siteAddress).href]);
    const [picture = ''] = valuesOf(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(existsSync(`out${new URL(picture).pathname}`), `${path}: ${picture}`).toBe(true);
  }
  expect(descriptions.size).toBe(realPages.length);
});

test('every page is in the sitemap, which search engines find', () => {
  const listed = valuesOf(readFileSync('out/sitemap.xml', 'utf8'), /<loc>([^<]+)<\/loc>/g);
  const addresses = realPages.map(({ path }) => new URL(path, siteAddress).href);
  expect(listed.map((address) => new URL(address).href).toSorted()).toEqual(addresses.toSorted());
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${new URL('/sitemap.xml', siteAddress).href}`);
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

test('the first Tab stop is a link that skips the header', { tag: '@both' }, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every link and button is large enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const missed = await page.locator('a, button, summary').evaluateAll((targets) =>
      targets
        // Links in sentences are as tall as the line.
        .filter((target) => !target.closest('p, h1, h2, h3, dd, li:has(> a + *)'))
        .filter(
          ({ parentElement: parent, textContent }) => parent?.textContent?.trim() === textContent?.trim(),
        )
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.9)
        .map((target) => target.outerHTML.slice(0, 120)),
    );
    expect(missed, path).toEqual([]);
  }
});

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
  await expect(link).toHaveCSS('transition-duration', '0s');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('a browser older than light-dark() shows the same colors, by day and by night', async ({ page }) => {
  const shown = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return page.locator('body, body *').evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(element);
        return [color, backgroundColor, borderColor, fill].join(' ');
      }),
    );
  };
  await page.goto('/about');
  const colors = [await shown('light'), await shown('dark')];
  expect(colors[0]).not.toEqual(colors[1]);
  await removeSupport(page, 'light-dark(');
  expect([await shown('light'), await shown('dark')]).toEqual(colors);
});

test('on the dark footer the focus ring is as light as the text', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await link.focus();
  const [ring, text] = await link.evaluate((element) => {
    const { outlineColor, color } = getComputedStyle(element);
    return [outlineColor, color];
  });
  expect(ring).toBe(text);
});

for (const path of ['/', '/about', '/checkout'])
  test(`the display font causes no layout shift on ${path}, however late it loads`, async ({ page }) => {
    const release = await holdBack(page, '**/*.woff2');
    const shifts = await watchShifts(page);
    await openEarly(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts()).toEqual([]);
  });

test('in a short window, every entry of the table of contents is visible when focused', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await contents.getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
