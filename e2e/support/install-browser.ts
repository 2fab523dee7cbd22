import { execSync } from 'node:child_process';

/** Installs Playwright's own browser, unless it is there already; where it can, with the libraries that it needs. */
export default function installBrowser() {
  const dependencies = process.getuid?.() === 0 ? '--with-deps ' : '';
  execSync(`npx playwright install ${dependencies}chromium`, { stdio: 'inherit' });
}
