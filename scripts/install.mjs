// Runs before `npm start`, `npm test` and `npm run dev`, so it needs nothing but Node.js.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This needs Node.js 20.19 or newer, but this is ${process.versions.node}: https://nodejs.org`,
  );
  process.exit(1);
}

// npm writes this file when it has installed everything.
const installed = 'node_modules/.package-lock.json';
const isInstalled =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
if (!isInstalled) {
  console.log('Installing packages (once, up to a minute) ...');
  try {
    // The build needs development packages, even if NODE_ENV is "production".
    execSync('npm ci --include=dev --prefer-offline --no-audit --no-fund', { stdio: 'inherit' });
  } catch {
    console.error('npm could not install the packages. Check the internet connection and the lines above.');
    process.exit(1);
  }
}
