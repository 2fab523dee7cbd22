import { execSync } from 'node:child_process';
import { installedBrowser, needsShell } from './browser';

/** Installs Playwright's own browser if there is none. On CI, this includes the libraries that it needs. */
export default function installBrowser() {
  if (needsShell)
    console.warn('These tests take twice as long in a whole Chromium. Install chromium-headless-shell.');
  if (installedBrowser) return;
  const dependencies = process.env.CI && process.getuid?.() === 0 ? '--with-deps ' : '';
  try {
    execSync(`npx playwright install ${dependencies}chromium`, { stdio: 'inherit' });
  } catch {
    throw new Error('There is no browser, and none could be downloaded. Install Chromium or Chrome.');
  }
}
