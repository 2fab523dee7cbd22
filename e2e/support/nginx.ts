import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ask } from './ask';

export const nginxPath = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

/** Starts nginx with the configuration from docs/hosting.md, for the site in out/ at `place`, such as "/repo". */
export async function startNginx(place: string) {
  // Both sites can be tested at the same time.
  const port = place ? 4391 : 4390;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = join(folder, 'site', place);
  mkdirSync(dirname(site), { recursive: true });
  symlinkSync(resolve('out'), site);
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port, place }));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = spawn(nginxPath, args, { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  // nginx doesn't say when it listens.
  await expect.poll(() => ask(address, `${place}/`).then(({ status }) => status, String)).toBe(200);
  return {
    address,
    async stop() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the documented configuration, and changes only the lines that must differ on this machine. */
function configuration({ folder, port, place }: { folder: string; port: number; place: string }) {
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const server = documented
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${join(folder, 'site')};`)
    .replace('default "";  ', `default "${place}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${temporary.join(' ')} ${server} }`;
}
