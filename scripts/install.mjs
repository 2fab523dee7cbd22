// Runs before `npm start`, `npm test` and the other commands that build, so it needs only Node.js. Installs what builds
// the site. With `--checks`, it also installs what checks the site, which takes as long again. We use `npm ci`, because
// `npm install` can change the lock file.
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} reason */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const least = read('package.json').engines.node.replace('>=', '');
const { node } = process.versions;
if (node.localeCompare(least, 'en', { numeric: true }) < 0)
  stop(`The site needs Node.js ${least} or newer, but you have ${node}. Install it from https://nodejs.org.`);
if (/[#?]/.test(process.cwd()))
  stop(`The build tools can’t read a path with # or ?. Rename that folder in ${process.cwd()}`);

// Packages that check the site stay once they're installed, because the next `npm test` needs them.
const withChecks = process.argv.includes('--checks') || existsSync('node_modules/jest');
const { '': _project, ...packages } = read('package-lock.json').packages;
const isCurrent = Object.entries(packages).every(([folder, { version, dev, optional, devOptional }]) => {
  const installed = read(`${folder}/package.json`).version;
  const isNeeded = !optional && !devOptional && (withChecks || !dev);
  return installed ? installed === version : !isNeeded;
});
if (!isCurrent) {
  console.log(`Installing packages (once, up to ${withChecks ? 'a minute' : 'half a minute'}) ...`);
  try {
    // We say which packages, because otherwise npm decides by NODE_ENV.
    const dev = withChecks ? '--include=dev' : '--omit=dev';
    execSync(`npm ci ${dev} --prefer-offline --no-audit --no-fund`, { stdio: 'inherit' });
  } catch {
    stop('npm could not install the packages. Check the internet connection and the lines above.');
  }
}
