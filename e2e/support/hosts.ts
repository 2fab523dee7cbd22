import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests exactly this path; `fetch` would normalize it, follow redirects and decompress. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts.map((part) => new Uint8Array(part))),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** A server that serves the built site with the settings that the build wrote for it. */
export interface Host {
  address: string;
  /** Where it answers plain HTTP. Only nginx has a server for that. */
  plainAddress: string;
  /** Supported content codings, best first. */
  codings: readonly string[];
  stop: () => Promise<void>;
}

export type HostName = 'nginx' | 'cloudflare' | 'serve';

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const WRANGLER = resolve('tools/node_modules/wrangler/bin/wrangler.js');

/** The latest compatibility date of the pinned Cloudflare runtime. */
const COMPATIBILITY_DATE = '2026-04-01';

/** Why a host can't be tested on this machine, if so. */
export function missingHost(name: HostName): string | undefined {
  if (name === 'nginx' && !existsSync(NGINX)) return `nginx is not installed at ${NGINX}.`;
  if (name === 'cloudflare' && !existsSync(WRANGLER)) return 'The packages of tools/ are not installed.';
  return undefined;
}

/** @throws Error with the server's output if it doesn't respond within a minute */
export async function startHost(name: HostName): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`));
  const [port, plainPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const { program, args, env, codings } = starters[name](folder, port, plainPort);
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    await answers(address, child);
  } catch {
    child.kill();
    throw new Error(`${name} did not start:\n${said}`);
  }
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, plainAddress: `http://127.0.0.1:${plainPort}`, codings, stop };
}

type Starter = (
  folder: string,
  port: number,
  plainPort: number,
) => { program: string; args: string[]; env?: Record<string, string>; codings: readonly string[] };

const starters: Record<HostName, Starter> = {
  serve: (_folder, port) => ({
    program: process.execPath,
    args: [resolve('scripts/serve.mjs')],
    env: { PORT: String(port), HOST: '127.0.0.1' },
    codings: ['br', 'gzip'],
  }),

  // No account and no network: update checks and geolocation are disabled.
  cloudflare: (folder, port) => ({
    program: process.execPath,
    args: [
      WRANGLER,
      ...['pages', 'dev', resolve('out'), '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', COMPATIBILITY_DATE, '--show-interactive-dev-session=false'],
    ],
    env: {
      CI: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      XDG_CONFIG_HOME: folder,
    },
    codings: ['br', 'gzip'],
  }),

  nginx: (folder, port, plainPort) => {
    const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
    const hasBrotli = existsSync(brotli);
    const out = join(folder, 'site');
    cpSync('out', out, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [
      resolve('scripts/build/hosts/precompress.mjs'),
      out,
    ]);
    if (status !== 0) throw new Error(`Nothing could be compressed:\n${String(stderr)}`);
    // Changes only the site-specific lines, and adds the module if it is installed.
    const shipped = readFileSync('hosting/nginx.conf', 'utf8');
    const site = shipped
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/site;', `root ${out};`)
      .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '#');
    writeFileSync(join(folder, 'site.conf'), site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = [
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
      hasBrotli ? `load_module ${brotli};` : '',
      'events {}',
      'http { access_log off;',
      ...paths.map((path) => `${path}_temp_path ${folder}/temp-${path};`),
      `include ${folder}/site.conf; }`,
    ];
    mkdirSync(join(folder, 'logs'), { recursive: true });
    writeFileSync(join(folder, 'main.conf'), main.join('\n'));
    return {
      program: NGINX,
      args: ['-p', folder, '-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')],
      codings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    };
  },
};

async function answers(address: string, child: ChildProcess) {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await ask(address, '/').catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no answer');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('This machine has no free port.');
  return address.port;
}
