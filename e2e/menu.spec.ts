import { expect, test } from './support/test';
import { routes } from './support/routes';

const anchors = {
  Services: '/#services',
  About: '/#about',
  'Service Areas': '/#areas',
  Contact: '/#contact',
};

for (const { path, name } of routes) {
  test(`the header of ${name} leads to the four parts of the home page, the phone and the booking`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const header = page.getByRole('banner');
    for (const [label, address] of Object.entries(anchors)) {
      await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
    }
    await expect(header.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/checkout');
    await expect(header.getByRole('link', { name: /\(612\) 555-01\d\d/ })).toHaveAttribute(
      'href',
      /^tel:\+1612555/,
    );
  });
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the menu button is for small screens');

  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script });

      test('Open menu shows the links, Close menu hides them', async ({ page }) => {
        await page.goto('/about');
        const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
        await expect(services).toBeHidden();
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(services).toBeVisible();
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
        await page.getByRole('button', { name: 'Close menu' }).click();
        await expect(services).toBeHidden();
      });

      test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      });

      test('a link of the menu leads to its part of the page, and the menu is out of the way', async ({
        page,
      }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('banner').getByRole('link', { name: 'Service Areas' }).click();
        await expect(page).toHaveURL(/\/#areas$/);
        await expect(page.locator('#areas').getByRole('heading', { level: 2 }).first()).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Close menu' })).not.toBeInViewport();
      });
    });
  }

  test('a link of the menu closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  });

  test('the open menu is told to assistive technology', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(open).toHaveAttribute('popovertarget', 'menu');
    const expanded = async () => {
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === 'Open menu');
      return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
    };
    expect(await expanded()).toBe(false);
    await open.click();
    expect(await expanded()).toBe(true);
  });

  test('the menu closes when the phone is turned into a wide window', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  });
});
