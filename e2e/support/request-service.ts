import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from './local-server';

/** The ways in which a request service can treat a request. */
export type Conduct =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Takes the request and never responds. */
  | 'hangs'
  /** Takes the request, but doesn't let pages read its answer. */
  | 'no CORS';

const json = { 'content-type': 'application/json' };

/** Answers that services describe in their documentation. */
export const responses = {
  ok: { status: 200, body: '{"ok":true,"next":"/thanks"}', headers: json },
  redirect: { status: 302, headers: { location: '/thanks' } },
} as const satisfies Record<string, Conduct>;

/** Starts a request service on another origin. `behave` says how it treats requests. */
export async function startRequestService(port: number) {
  /** The bodies that arrived. */
  const entries: string[] = [];
  /** All other requests. There shouldn't be any. */
  const strays: string[] = [];
  let conduct: Conduct = responses.ok;

  async function take(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'OPTIONS') return response.writeHead(204, preflight).end();
    if (!isAsDocumented(request)) {
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
    /** Sets how it treats requests from now on, and forgets those that arrived. */
    behave(next: Conduct) {
      conduct = next;
      entries.length = 0;
    },
  };
}

const open = { 'access-control-allow-origin': '*' };

/** The answer to a preflight. Browsers don't send a request that has other headers. */
const preflight = {
  ...open,
  'access-control-allow-headers': 'content-type, accept',
  'access-control-allow-methods': 'POST',
};

/** Whether a request is as docs/request-delivery.md describes it. */
const isAsDocumented = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  headers.accept === 'application/json' &&
  headers.cookie === undefined;
