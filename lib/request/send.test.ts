import fc from 'fast-check';
import { readAnswer, sendRequest } from './send';

const json = 'application/json; charset=utf-8';

test.each([
  ['{"ok":true,"next":"/thanks"}', json],
  ['{"success":"true","message":"Thanks"}', json],
  ['{"status":"success","code":0,"statusCode":200}', json],
  ['{"id":"4f2","errors":[],"error":null}', json],
  ['[{"id":48213}]', json],
  ['', ''],
  ['Accepted', 'text/plain'],
])('a good status with this answer means that the shop has the request: %s', (text, type) => {
  expect(readAnswer(text, type)).toBe('sent');
});

test.each([
  ['{"ok":false}', json],
  ['{"success":false,"message":"Limit reached"}', json],
  ['{"success":"no"}', json],
  ['{"status":"error","message":"Form not found"}', json],
  ['{"result":"failure"}', json],
  ['{"code":"403"}', json],
  ['{"code":-1}', json],
  ['{"ok":true,"error":"Form not found"}', json],
  ['{"errors":{"email":"wrong"}}', json],
  ['[{"success":false}]', json],
  ['false', json],
  ['{"ok":false}', 'text/plain'],
  ['Error: quota', 'text/plain'],
  ['"Invalid form"', json],
])('a good status does not hide a refusal: %s', (text, type) => {
  expect(readAnswer(text, type)).toBe('failed');
});

test.each([
  ['{"ok":tr', json],
  ['<!doctype html><title>Sign in to the network</title>', 'text/html'],
  [' <html></html>', 'text/plain'],
  ['Thanks', 'text/html; charset=utf-8'],
])('an answer that may come from someone else says nothing: %s', (text, type) => {
  expect(readAnswer(text, type)).toBe('unknown');
});

test('an answer with a refusal in it is never taken for a yes, whatever else it says', () => {
  const refusals = [{ ok: false }, { success: 0 }, { status: 'fail' }, { result: 'error' }, { code: 422 }];
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(...refusals), (rest, refusal) => {
      expect(readAnswer(JSON.stringify({ ...rest, ...refusal }), json)).toBe('failed');
    }),
  );
});

const connection = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: connection });
beforeEach(() => void (connection.onLine = true));

const answer = (status: number, body = '{"ok":true}', type = json) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** Sends a request to a service with this answer. */
async function sendTo(response: Response | Error) {
  const asked: { address: unknown; options: RequestInit }[] = [];
  globalThis.fetch = (address, options = {}) => {
    asked.push({ address, options });
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  return { outcome: await sendRequest('https://forms.example/f', '{}'), asked };
}

test('a request is one JSON POST with two headers, no cookies, no redirects and a deadline', async () => {
  const { outcome, asked } = await sendTo(answer(200));
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
  ['rejected fields', answer(422, '{"errors":[{"field":"email"}]}')],
  ['an unknown form', answer(404)],
  ['a failure with a good status', answer(200, '{"success":false}')],
])('after %s the visitor reads that it was not sent', async (_, response) => {
  const { outcome, asked } = await sendTo(response);
  expect([outcome, asked.length]).toEqual(['failed', 1]);
});

const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test.each([
  ['a lost connection', new TypeError('no')],
  ['the deadline', new DOMException('late', 'TimeoutError')],
  ['a server error', answer(500)],
  ['a redirect', redirect],
  ['an HTML page', answer(200, '<!doctype html>', 'text/html')],
  ['a body that breaks off', new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('after %s nobody knows whether it arrived, and it is not sent again by itself', async (_, response) => {
  const { outcome, asked } = await sendTo(response);
  expect([outcome, asked.length]).toEqual(['unknown', 1]);
});

test('offline nothing is sent, and the visitor reads so at once', async () => {
  connection.onLine = false;
  const { outcome, asked } = await sendTo(answer(200));
  expect([outcome, asked]).toEqual(['failed', []]);
});
