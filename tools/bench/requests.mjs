/** Counts what a page asks for, as Chrome counts it: the bytes of the compressed body and of the headers. */
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {'html' | 'script' | 'style' | 'font' | 'picture' | 'data' | 'other' | 'prefetch' | 'lookup'} Kind */
/** In bytes: `body` compressed as sent, `head` its headers; both 0 for what comes from the cache. @typedef {{ path: string, kind: Kind, body: number, head: number, status: number, protocol: string }} Answered */

/** For how long nothing may be under way until a page counts as quiet. In ms. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;

/** @type {Record<string, Kind | undefined>} Chrome's names (Chrome DevTools Protocol, Network.ResourceType) */
const KINDS = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'data',
  XHR: 'data',
  Prefetch: 'prefetch',
};

/**
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {string} origin of the site; what other hosts answer is a look-up
 */
export function watchRequests(cdp, origin) {
  /** @type {Map<string, Answered>} */
  const open = new Map();
  /** @type {Answered[]} */
  const done = [];
  let last = Date.now();
  const close = (/** @type {string} */ id, /** @type {Partial<Answered> | undefined} */ outcome) => {
    last = Date.now();
    const request = open.get(id);
    open.delete(id);
    if (request && outcome) done.push({ ...request, ...outcome });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    if (!/^https?:/.test(request.url)) return;
    const { pathname } = new URL(request.url);
    const isOurs = request.url.startsWith(`${origin}/`);
    const isAhead = /prefetch/.test(request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '');
    const kind = isOurs ? (isAhead ? 'prefetch' : (KINDS[type ?? ''] ?? 'other')) : 'lookup';
    // A drawing that `<use>` takes from a file counts as a picture, though Chrome fetches it as something else.
    open.set(requestId, {
      path: pathname,
      kind: kind === 'other' && pathname.endsWith('.svg') ? 'picture' : kind,
      body: 0,
      head: 0,
      status: 0,
      protocol: '',
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    last = Date.now();
    const { status, protocol, encodedDataLength: head, headers } = response;
    const length = Number(headers['content-length'] ?? NaN);
    Object.assign(open.get(requestId) ?? {}, { status, protocol, head, body: length });
  });
  cdp.on('Network.dataReceived', () => (last = Date.now()));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { head: told = 0, body: length = NaN } = open.get(requestId) ?? {};
    // Where a small answer comes in one go, Chrome tells the whole length in the place of the headers'. What the server says goes first.
    const rest = Math.max(0, encodedDataLength - told);
    const body = Number.isNaN(length) ? rest : Math.min(length, encodedDataLength);
    close(requestId, { head: encodedDataLength - body, body });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId, undefined));
  return {
    done,
    /** Waits until nothing has been under way for a while. */
    async quiet(time = QUIET_MS) {
      const end = Date.now() + PATIENCE_MS;
      while (Date.now() < end && (open.size > 0 || Date.now() - last < time)) await pause(50);
    },
  };
}

/**
 * `bytes` and `count`: all that the page asked the site for, headers included, but for what it fetched ahead. `byKind`: bodies.
 * @type {(answers: readonly Answered[]) => { count: number, bytes: number, byKind: Record<string, number>, counts: Record<string, number> }}
 */
export function tally(answers) {
  /** @type {Record<string, number>} */
  const byKind = {};
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { kind, body } of answers) {
    byKind[kind] = (byKind[kind] ?? 0) + body;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const own = answers.filter(({ kind }) => kind !== 'prefetch' && kind !== 'lookup');
  return {
    count: own.length,
    bytes: own.reduce((sum, { body, head }) => sum + body + head, 0),
    byKind,
    counts,
  };
}
