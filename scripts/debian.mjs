/** Gets programs from Debian's packages, where that is possible without asking anybody. */
import { existsSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

/** Debian (or what is made of it), and the rights to install. @returns {boolean} */
function canInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/**
 * @param {string[]} names of packages
 * @returns {Promise<boolean>} false where it isn't possible, or failed
 */
export async function installPackages(names) {
  if (!canInstallPackages()) return false;
  const { ok } = await withProgress(`Installing ${names.join(', ')} (once)`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    return run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  });
  return ok;
}
