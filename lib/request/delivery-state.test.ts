/** @jest-environment ./scripts/jest-browser.ts */
import { quoteWith } from '@/lib/request/sample-summaries.test-helper';
import type * as Delivery from './delivery-state';

const one = quoteWith({ name: 'Ana', problemDescription: 'It hums.' });
const other = { ...one, reference: 'TW4-6FP' };
const ok = '{"ok":true}';

/** The requests that the service receives, and functions that answer them. */
let posts: { address: unknown; options: RequestInit }[] = [];
let waiting: ((response: Response | Promise<never>) => void)[] = [];

beforeEach(() => {
  [posts, waiting] = [[], []];
  sessionStorage.clear();
  process.env.NEXT_PUBLIC_REQUEST_URL = 'https://forms.example/f';
  globalThis.fetch = (address, options = {}) => {
    posts.push({ address, options });
    return new Promise((resolve) => waiting.push(resolve));
  };
});

/** The module as a page of this tab loads it. */
function page() {
  jest.resetModules();
  return jest.requireActual<typeof Delivery>('./delivery-state');
}

/** Sends a request to a service that responds with this. Returns the outcome. */
async function sendTo(response: Response | Error, { deliver, deliveryState } = page(), request = one) {
  const delivered = deliver(request);
  waiting.shift()?.(response instanceof Error ? Promise.reject(response) : response);
  await delivered;
  return deliveryState(request);
}

test('a press sends the request once, without cookies or redirects, and shows the outcome', async () => {
  process.env.NEXT_PUBLIC_REQUEST_EXTRA = '{"access_key":"public"}';
  history.replaceState(null, '', '/checkout?service=dryer');
  const deadline = jest.spyOn(AbortSignal, 'timeout');
  const loaded = page();
  const heard: string[] = [];
  const end = loaded.subscribeDelivery(() => heard.push(loaded.deliveryState(one)));
  const sent = sendTo(new Response(ok), loaded);
  void loaded.deliver(one);
  await sent;
  void loaded.deliver(one);
  end();
  expect(heard).toEqual(['sending', 'sent']);
  const body = expect.stringMatching(/^\{"access_key":"public".*\/checkout",/);
  const [{ value: signal } = {}] = deadline.mock.results;
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const options = { method: 'POST', body, headers, credentials: 'omit', redirect: 'manual', signal };
  expect(posts).toEqual([{ address: 'https://forms.example/f', options }]);
  expect(deadline.mock.calls).toEqual([[12_000]]);
  expect(loaded.deliveryState(other)).toBe('unknown');
});

test.each([
  ['sent', 'an answer', 200, 1],
  ['failed', 'a failure', 422, 2],
  ['unknown', 'no answer', undefined, 2],
])(
  'a request is "%s" after %s and a reload, and the tab stores none of the visitor’s answers',
  async (state, _what, status, times) => {
    if (status) await sendTo(new Response(ok, { status }));
    else void page().deliver(one);
    waiting = [];
    expect({ ...sessionStorage }).toEqual({ 'request-quote': expect.stringMatching(/^HJ3-9KY \w+$/) });
    const reloaded = page();
    expect([reloaded.deliveryState(one), reloaded.deliveryState(other)]).toEqual([state, 'unknown']);
    expect(await sendTo(new Response(ok), reloaded)).toBe('sent');
    const [first, ...others] = posts.map(({ options }) => options.body);
    expect([first, ...others]).toEqual(Array(times).fill(first));
  },
);

test('a request fails at once without a connection', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await sendTo(new Response(ok))).toBe('failed');
  expect(posts).toEqual([]);
  connection.mockRestore();
});

test.each([
  ['sent', '{} {"ok":true,"status":404} {"ok":1} {"success":"true","message":"Denied"}'],
  ['sent', '{"ok":true,"error":null,"errors":[]} \ufeff{"success":true,"error":{},"data":{"ok":false}}'],
  ['failed', '{"ok":false} {"success":0} {"success":"false","message":"ok"} {"ok":true,"success":false}'],
  ['failed', '{"error":"x"} {"errors":{"code":7}} {"ok":true,"error":true} {"ok":true,"errors":["x"]}'],
  ['unknown', 'Accepted true null "ok" [] [{"ok":true}] {"ok":tr'],
  ['unknown', '{"status":"success"} {"ok":"yes"} {"data":{"ok":false}} {"__proto__":{"ok":true}}'],
])('the outcome is "%s" for each of the replies %s', async (outcome, replies) => {
  const loaded = page();
  for (const reply of replies.split(' ')) {
    const request = { ...one, reference: reply };
    expect([reply, await sendTo(new Response(reply), loaded, request)]).toEqual([reply, outcome]);
  }
});

const halfBody = Object.assign(new Response(), { text: () => Promise.reject(new TypeError('no')) });

test.each([
  ['sent', 'a blank body', new Response(' \n')],
  ['failed', 'a wrong field', new Response(ok, { status: 400 })],
  ['failed', 'a server error that says so', new Response('{"ok":false}', { status: 500 })],
  ['unknown', 'a server error that accepts', new Response(ok, { status: 500 })],
  ['unknown', 'a redirect', Response.error()],
  ['unknown', 'a lost connection', new TypeError('no')],
  ['unknown', 'half a body', halfBody],
])('the outcome is "%s" after %s, without a second try', async (outcome, _what, response) => {
  expect(await sendTo(response)).toBe(outcome);
  expect(posts).toHaveLength(1);
});
