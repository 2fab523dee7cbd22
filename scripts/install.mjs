// Runs before `npm start`, `npm test` and the other commands that build, so it needs only Node.js. Installs
// `dependencies`, which build the site, and with `--checks` also `devDependencies`, which check it. Three quarters of all
// packages only check, so `npm start` from an empty folder takes half as long without them. We use `npm ci`, because
// `npm install` can change the lock file.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = engines.node.match(/\d+/g).map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  const least = `Node.js ${leastMajor}.${leastMinor}`;
  console.error(`This needs ${least} or newer, but this is ${process.versions.node}: https://nodejs.org`);
  process.exit(1);
}

if (/[#?]/.test(process.cwd())) {
  console.error(`The build tools can't read a folder with # or ? in its path. Rename it: ${process.cwd()}`);
  process.exit(1);
}

const wantsChecks = process.argv.includes('--checks');
/** @param {string} file */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
const { '': _project, ...packages } = packagesIn('package-lock.json');
// npm writes this file when it has installed everything. We don't compare dates, because a lock file from an archive
// has an old one.
const installed = packagesIn('node_modules/.package-lock.json');
const isCurrent = Object.entries(packages).every(([name, { integrity, dev, optional, devOptional }]) => {
  const isNeeded = !optional && !devOptional && (wantsChecks || !dev);
  return installed[name] ? installed[name].integrity === integrity : !isNeeded;
});
if (!isCurrent) {
  console.log(`Installing packages (once, up to ${wantsChecks ? 'a minute' : 'half a minute'}) ...`);
  try {
    // We say which packages, because otherwise npm decides by NODE_ENV. Once the checks are there, they stay.
    const hasChecks = Object.values(installed).some(({ dev }) => dev);
    const dev = wantsChecks || hasChecks ? '--include=dev' : '--omit=dev';
    execSync(`npm ci ${dev} --prefer-offline --no-audit --no-fund`, { stdio: 'inherit' });
  } catch {
    console.error('npm could not install the packages. Check the internet connection and the lines above.');
    process.exit(1);
  }
}
