import { sendRequest, type Outcome } from './send';

const connection = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: connection });

const ok = '{"ok":true}';

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
  const deadline = jest.spyOn(AbortSignal, 'timeout');
  const { outcome, asked } = await sendTo(new Response(ok));
  expect(outcome).toBe('sent');
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const options = { method: 'POST', body: '{}', headers, credentials: 'omit', redirect: 'manual' };
  const [{ value: signal } = {}] = deadline.mock.results;
  expect(asked).toEqual([{ address: 'https://forms.example/f', options: { ...options, signal } }]);
  expect(deadline.mock.calls).toEqual([[12_000]]);
});

test.each([
  ['sent', '{} {"ok":true,"status":404} {"ok":1} {"success":"true","message":"Denied"}'],
  ['sent', '{"ok":true,"error":null} {"ok":true,"error":""} {"ok":true,"error":0,"errors":false}'],
  ['sent', '\ufeff{"ok":true} {"ok":true,"errors":[]} {"success":true,"error":{},"data":{"ok":false}}'],
  ['failed', '{"ok":false} {"success":0} {"success":"false","message":"ok"} {"ok":true,"success":false}'],
  ['failed', '{"error":"x"} {"errors":{"code":7}} {"ok":true,"error":true} {"ok":true,"errors":["x"]}'],
  ['unknown', 'Accepted ok true null 1 "ok" [] [{"ok":true}] <p>ok</p> {"ok":tr'],
  ['unknown', '{"id":"4f2","message":"Not_draining"} {"status":"success"} {"OK":true} {"ok":"yes"}'],
  ['unknown', '{"ok":null} {"error":null} {"data":{"ok":false}} {"__proto__":{"ok":true}}'],
])('the outcome is "%s" for each of the replies %s', async (outcome, answers) => {
  for (const answer of answers.split(' '))
    expect([answer, (await sendTo(new Response(answer))).outcome]).toEqual([answer, outcome]);
});

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

test.each<[Outcome, string, Response | Error]>([
  ['sent', 'no body', new Response(null, { status: 204 })],
  ['sent', 'a blank body', new Response(' \n')],
  ['sent', 'a deep body', new Response(`{"ok":true,"data":${deep}}`)],
  ['failed', 'a wrong field', new Response(ok, { status: 400 })],
  ['failed', 'too many requests', new Response(null, { status: 429 })],
  ['failed', 'a server error that says so', new Response('{"ok":false}', { status: 500 })],
  ['unknown', 'a server error in HTML', new Response('<p>Bad gateway</p>', { status: 502 })],
  ['unknown', 'a server error that accepts', new Response(ok, { status: 500 })],
  ['unknown', 'a redirect', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ['unknown', 'a lost connection', new TypeError('no')],
  ['unknown', 'the deadline', new DOMException('late', 'TimeoutError')],
  ['unknown', 'half a body', new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('the outcome is "%s" after %s, without a second try', async (expected, _what, response) => {
  const { outcome, asked } = await sendTo(response);
  expect([outcome, asked.length]).toEqual([expected, 1]);
});

test('a request fails at once if the visitor is offline', async () => {
  connection.onLine = false;
  const { outcome, asked } = await sendTo(new Response(ok));
  connection.onLine = true;
  expect([outcome, asked]).toEqual(['failed', []]);
});
