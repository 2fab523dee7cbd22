import { execSync } from 'node:child_process';

/** Installs Playwright's own browser if it is missing. On CI, this includes the libraries that it needs. */
export default function installBrowser() {
  const dependencies = process.env.CI && process.getuid?.() === 0 ? '--with-deps ' : '';
  try {
    execSync(`npx playwright install ${dependencies}chromium`, { stdio: 'inherit' });
  } catch {
    throw new Error('There is no browser, and none could be downloaded. Install Chromium or Chrome.');
  }
}
