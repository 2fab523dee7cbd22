import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from './local-server';

/** How a request service treats a request. */
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
    if (isPreflight(request)) return allow(response);
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

/** The headers that pages may send. Like real services, we refuse others in the preflight. */
const allowedHeaders = ['content-type', 'accept'];

function isPreflight({ method, headers }: IncomingMessage) {
  const asked = (headers['access-control-request-headers'] ?? '').split(/,\s*/);
  return method === 'OPTIONS' && asked.every((name) => allowedHeaders.includes(name));
}

const allow = (response: ServerResponse) =>
  response
    .writeHead(204, {
      ...open,
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-allow-methods': 'POST',
    })
    .end();

/** Whether a request is as docs/request-delivery.md describes it. */
const isAsDocumented = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  headers.accept === 'application/json' &&
  headers.cookie === undefined;
