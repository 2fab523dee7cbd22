import { routesAndMissing } from './support/routes';
import { expect, test } from './support/test';

test('every link and every file that a page names is there, and every anchor leads to something', async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>();
  for (const { path } of routesAndMissing) {
    await page.goto(path);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src]')].map((element) => {
        const value = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return new URL(value, document.baseURI).href;
      }),
    );
    for (const address of addresses) {
      const { origin } = new URL(page.url());
      if (address.startsWith(origin) && !address.includes('/no-such-page')) seen.set(address, path);
    }
  }
  expect(seen.size).toBeGreaterThan(25);

  const missing: string[] = [];
  for (const [address, from] of seen) {
    const { hash, pathname } = new URL(address);
    const answer = await request.get(address.replace(/#.*$/, ''));
    if (!answer.ok()) missing.push(`${from} -> ${pathname} (${answer.status()})`);
    else if (hash && !hash.includes(':~:')) {
      const text = await answer.text();
      if (!text.includes(`id="${hash.slice(1)}"`)) missing.push(`${from} -> ${pathname}${hash}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a phone number can be called and an e-mail address written to wherever they stand', async ({
  page,
}) => {
  for (const { path } of routesAndMissing) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:+1"]').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]').first()).toBeVisible();
  }
});
