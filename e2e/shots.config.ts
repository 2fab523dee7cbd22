import { defineConfig } from '@playwright/test';
import tests, { server } from '../playwright.config';

// Pictures show the site in out/ with the content that it was built with, so we don't build or remove it.
const { globalTeardown: _removal, ...base } = { ...tests, webServer: server };

const windows = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** `npm run shots`: every screen at four widths, light and dark, in reports/shots, and the README’s picture. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'shots.ts',
  projects: Object.entries(windows).flatMap(([width, height]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { colorScheme, viewport: { width: Number(width), height }, hasTouch: Number(width) < 720 },
    })),
  ),
});
