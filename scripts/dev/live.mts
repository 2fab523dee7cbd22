/**
 * Live editing: stands in front of Next's development server, shows every change of content/ at once, and what is wrong there in
 * plain words in the page. All of it is outside the site, so that no build can hold a byte of it.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Problem } from '../../lib/content/content-error';
import { contentSettings } from '../../lib/content/content-settings';
import { loadContent } from '../../lib/content/load-content';
import { contentFolder } from '../../lib/content/read';
import { freePort, listen } from '../port.mjs';
import { root } from '../run.mjs';
import { liveScript, liveTag, ownAddress, problemPage } from './problem-page';

const USUAL_PORT = 3000;
const host = '127.0.0.1';

function problems(): Problem[] {
  try {
    const loaded = loadContent(contentFolder(), contentSettings());
    return loaded.ok ? [] : loaded.problems;
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error);
    return [
      {
        file: 'The settings of this build',
        field: '',
        wrong: `can't be used. ${wrong}`,
        remedy: 'Correct the setting and start again.',
      },
    ];
  }
}

const readers = new Set<ServerResponse>();
let changes = 0;
let waiting: NodeJS.Timeout | undefined;
watch(contentFolder(), { recursive: true }, () => {
  // Editors write a file in several goes.
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    changes += 1;
    readers.forEach(tellChange);
  }, 120);
});

const tellChange = (reader: ServerResponse) => reader.write('data: changed\n\n');

function answerOwn({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const head = (type: string) =>
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  if (pathname === ownAddress.script) {
    head('text/javascript').end(liveScript);
    return true;
  }
  if (pathname !== ownAddress.changes) return false;
  head('text/event-stream').write('\n');
  readers.add(response);
  response.on('close', () => readers.delete(response));
  // A change between the page and its script.
  if (Number(searchParams.get('seen')) !== changes) tellChange(response);
  return true;
}

function answer(inner: number, asked: IncomingMessage, response: ServerResponse) {
  if (answerOwn(asked, response)) return;
  const seen = changes;
  const wantsPage = asked.method === 'GET' && asked.headers.accept?.includes('text/html');
  const found = wantsPage ? problems() : [];
  if (found.length > 0) {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(problemPage(found, seen));
    return;
  }
  // Not compressed, so that a line can be added to the end of a page.
  const headers = { ...asked.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) };
  const passed = request({ host, port: inner, path: asked.url, method: asked.method, headers }, (given) => {
    const isPage = given.headers['content-type']?.startsWith('text/html');
    const { 'content-length': length, ...rest } = given.headers;
    response.writeHead(given.statusCode ?? 502, isPage || length === undefined ? rest : given.headers);
    given.on('data', (part) => response.write(part));
    given.on('end', () => response.end(isPage ? liveTag(seen) : undefined));
    given.on('error', () => response.destroy());
  });
  passed.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '1' });
    response.end(`The site is starting. Reload the page in a moment.${liveTag(seen)}`);
  });
  asked.pipe(passed);
}

/** The port that was asked for as `-p 4000` or PORT, and what else is meant for Next. */
function wishes(args: readonly string[]) {
  const at = args.findIndex((arg) => arg === '-p' || arg === '--port');
  const port = Number(at < 0 ? (process.env.PORT ?? USUAL_PORT) : args[at + 1]);
  return { port, others: at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1) };
}

const { port, others } = wishes(process.argv.slice(2));
const inner = await freePort(USUAL_PORT + 10_000, host);
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
// By webpack, as the build: without this word Next refuses to start beside a webpack configuration.
const child = spawn(
  process.execPath,
  [next, 'dev', '--webpack', '-p', String(inner), '-H', host, ...others],
  {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PORT: String(inner) },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
// Next would name its own address, past the front.
child.stdout.setEncoding('utf8').on('data', (text: string) => {
  process.stdout.write(text.replace(/^.*(Local|Network):.*\n/gm, ''));
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));

const server = createServer((asked, response) => answer(inner, asked, response));
// What Next uses to bring changed code into the open page.
server.on('upgrade', (asked, socket, head) => {
  const through = connect(inner, host, () => {
    const lines = asked.rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1] ?? ''}`] : [],
    );
    through.write(`${[`${asked.method} ${asked.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    through.write(Uint8Array.from(head));
    socket.pipe(through).pipe(socket);
  });
  for (const end of [socket, through])
    end.on('error', () => [socket, through].forEach((one) => one.destroy()));
});
const used = await listen(server, port, host);
console.log(
  `The site is at http://localhost:${used}: what you save in content/ shows at once (Ctrl-C ends it).`,
);
