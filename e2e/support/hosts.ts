import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Requests exactly this path, which `fetch` would normalize. */
export function ask(address: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => done({ status, headers, text: body }), fail);
    });
    sent.on('error', fail).end();
  });
}

/** Starts the server of `npm start`, and waits until it prints its address or ends. */
export async function startServe(settings: Record<string, string> = {}, folder = 'out') {
  const env = { ...process.env, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', folder], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (printed += part));
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  const address = /http:\/\/[\w.:]+/.exec(printed)?.[0] ?? '';
  return { address, printed, exitCode: child.exitCode, stop: () => child.kill() };
}

export const nginxPath = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

/** Starts nginx with the configuration from docs/hosting.md, for the site in out/ at `place`, such as "/repo". */
export async function startNginx(place: string) {
  // Both sites can be tested at the same time.
  const port = place ? 4391 : 4390;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = join(folder, 'site', place);
  mkdirSync(dirname(site), { recursive: true });
  symlinkSync(resolve('out'), site);
  const [, documented = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  // These lines must differ on this machine.
  const server = documented
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${join(folder, 'site')};`)
    .replace('default "";  ', `default "${place}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = `${user} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${temporary.join(' ')} ${server} }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = spawn(nginxPath, args, { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  // nginx doesn't say when it listens.
  await expect.poll(() => ask(address, `${place}/`).then(({ status }) => status, String)).toBe(200);
  return {
    address,
    stop: async () => {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
