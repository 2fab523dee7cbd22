/** Gets nginx for the tests on a real host, where there is none yet. */
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const PLACE = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

/** Without it the tests on nginx are skipped. Where packages start services by themselves, nothing is installed unasked. */
export async function findNginx() {
  if (existsSync(PLACE)) return;
  const startsServices = existsSync('/run/systemd/system');
  if (!startsServices && (await installPackages(['nginx', 'libnginx-mod-http-brotli-static']))) return;
  console.log(
    'The tests on nginx are skipped: it is not installed (Debian: nginx, libnginx-mod-http-brotli-static).',
  );
}
