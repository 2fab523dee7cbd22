import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from './local-server';

/** What a service for requests does with one of them. */
export type Conduct =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Takes the request and never responds. */
  | 'hangs'
  /** Takes the request, but lets no page read that it did. */
  | 'no CORS';

const json = { 'content-type': 'application/json' };

/** What services respond, as they document it. */
export const responses = {
  ok: { status: 200, body: '{"ok":true,"next":"/thanks"}', headers: json },
  redirect: { status: 302, headers: { location: '/thanks' } },
} as const satisfies Record<string, Conduct>;

/** The headers that it lets pages send; services have such a list, and refuse the rest in the preflight. */
const letThrough = ['content-type', 'accept'];

/** A service for requests on an origin of its own. It responds as it is told. */
export async function startRequestService(port: number) {
  /** The bodies that arrived, and every other request: there should be none. */
  const [entries, strays]: [string[], string[]] = [[], []];
  let conduct: Conduct = responses.ok;

  async function take(request: IncomingMessage, response: ServerResponse) {
    const open = { 'access-control-allow-origin': '*' };
    const asked = (request.headers['access-control-request-headers'] ?? '').split(/,\s*/);
    if (request.method === 'OPTIONS' && asked.every((name) => letThrough.includes(name))) {
      const allowed = { 'access-control-allow-headers': letThrough.join(', ') };
      return response.writeHead(204, { ...open, ...allowed, 'access-control-allow-methods': 'POST' }).end();
    }
    const { 'content-type': type, accept, cookie } = request.headers;
    const isFit = type === 'application/json' && accept === 'application/json' && cookie === undefined;
    if (request.method !== 'POST' || !isFit) {
      strays.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      return response.writeHead(405).end();
    }
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    entries.push(body);
    if (conduct === 'hangs') return undefined;
    if (conduct === 'no CORS') return response.writeHead(200, json).end('{"ok":true}');
    return response.writeHead(conduct.status, { ...open, ...conduct.headers }).end(conduct.body);
  }

  const server = await startServer((request, response) => void take(request, response), port);
  return {
    ...server,
    entries,
    strays,
    /** From now on it behaves so. */
    behave: (given: Conduct) => {
      conduct = given;
      entries.length = 0;
    },
  };
}
