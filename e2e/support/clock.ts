import type { Page } from '@playwright/test';

/** Before the page is opened: only the test moves its clock, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T14:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T15:00:00Z'));
}
