import { readFileSync } from 'node:fs';
import { readResponse, sendRequest } from './send';

const json = 'application/json; charset=utf-8';

const [, ...lists] = readFileSync('lib/request/service-answers.txt', 'utf8').split('\n# ');

test.each(lists.map((list) => list.split('\n').filter(Boolean)))(
  'visitors read "%s" for the answers of services in that list',
  (outcome, ...texts) => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => readResponse(text, 'text/plain') !== outcome)).toEqual([]);
  },
);

test.each(['', ' \n'])('an empty answer takes the request', (text) => {
  expect(readResponse(text, json)).toBe('sent');
});

test('an HTML page may come from someone else, whatever it says', () => {
  expect(readResponse('ok', 'text/html; charset=utf-8')).toBe('unknown');
});

const connection = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: connection });
beforeEach(() => void (connection.onLine = true));

const responseWith = (status: number, body = '{"ok":true}', type = json) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** Sends a request to a service that responds with this. */
async function sendTo(response: Response | Error) {
  const asked: { address: unknown; options: RequestInit }[] = [];
  globalThis.fetch = (address, options = {}) => {
    asked.push({ address, options });
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  return { outcome: await sendRequest('https://forms.example/f', '{}'), asked };
}

test('a request is one JSON POST with two headers, no cookies, no redirects and a deadline', async () => {
  const { outcome, asked } = await sendTo(responseWith(200));
  expect(outcome).toBe('sent');
  expect(asked).toEqual([
    {
      address: 'https://forms.example/f',
      options: {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        credentials: 'omit',
        redirect: 'manual',
        signal: expect.any(AbortSignal),
      },
    },
  ]);
});

test.each([
  ['rejected fields', responseWith(422, '{"errors":[{"field":"email"}]}')],
  ['an unknown form', responseWith(404)],
  ['a failure with a good status', responseWith(200, '{"success":false}')],
])('after %s the visitor reads that it was not sent', async (_, response) => {
  const { outcome, asked } = await sendTo(response);
  expect([outcome, asked.length]).toEqual(['failed', 1]);
});

const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test.each([
  ['a lost connection', new TypeError('no')],
  ['the deadline', new DOMException('late', 'TimeoutError')],
  ['a server error', responseWith(500)],
  ['a redirect', redirect],
  ['an HTML page', responseWith(200, '<!doctype html>', 'text/html')],
  ['a body that breaks off', new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('after %s nobody knows whether it arrived, and it is not sent again by itself', async (_, response) => {
  const { outcome, asked } = await sendTo(response);
  expect([outcome, asked.length]).toEqual(['unknown', 1]);
});

test('offline nothing is sent, and the visitor reads so at once', async () => {
  connection.onLine = false;
  const { outcome, asked } = await sendTo(responseWith(200));
  expect([outcome, asked]).toEqual(['failed', []]);
});
