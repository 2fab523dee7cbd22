import { confirms, sendRequest } from './send';

const json = 'application/json; charset=utf-8';

test.each([
  ['{"ok":true,"next":"/thanks"}', json],
  ['{"success":true,"message":"Thanks"}', json],
  ['{"success":"true"}', json],
  ['{"id":"4f2","errors":[],"error":null}', json],
  ['{"errors":{}}', json],
  ['[]', json],
  ['', ''],
  ['Accepted', 'text/plain'],
])('a successful answer confirms the request: %s', (text, type) => {
  expect(confirms(text, type)).toBe(true);
});

test.each([
  ['{"ok":false}', json],
  ['{"success":false,"message":"Limit reached"}', json],
  ['{"success":"false"}', json],
  ['{"ok":true,"error":"Form not found"}', json],
  ['{"error":true}', json],
  ['{"errors":[{"field":"email"}]}', json],
  ['{"errors":{"email":"wrong"}}', json],
  ['false', json],
  ['{"ok":tr', json],
  ['{"ok":false}', 'text/plain'],
  ['<!doctype html><title>Sign in to the network</title>', 'text/html'],
  [' <html></html>', 'text/plain'],
  ['Thanks', 'text/html; charset=utf-8'],
])('a successful status does not hide a failure: %s', (text, type) => {
  expect(confirms(text, type)).toBe(false);
});

type Answer = Response | 'network failure' | 'hangs';

const events = new EventTarget();
const connection = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: connection });
Object.assign(globalThis, { addEventListener: events.addEventListener.bind(events) });

beforeEach(() => {
  jest.useFakeTimers();
  connection.onLine = true;
});
afterEach(() => jest.useRealTimers());

/** Sends a request to a service with these answers, in order. */
function sendTo(...answers: Answer[]) {
  const asked: { address: unknown; options: RequestInit; at: number }[] = [];
  const start = performance.now();
  globalThis.fetch = (address, options = {}) => {
    const answer = answers[asked.length];
    asked.push({ address, options, at: performance.now() - start });
    if (answer === undefined || answer === 'network failure') return Promise.reject(new TypeError('no'));
    if (answer !== 'hangs') return Promise.resolve(answer);
    return new Promise((_, reject) =>
      options.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError'))),
    );
  };
  const states: string[] = [];
  const request = { url: 'https://forms.example/f', body: '{}' };
  const ended = sendRequest(request, (state) => states.push(state)).then((isSent) => ({
    isSent,
    after: performance.now() - start,
  }));
  const result = async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    return ended;
  };
  return { asked, states, result };
}

const answer = (status: number, body = '{"ok":true}', type = json) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

test('a request is one JSON POST with two headers, no cookies and no redirects', async () => {
  const { asked, result } = sendTo(answer(200));
  expect((await result()).isSent).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    address: 'https://forms.example/f',
    options: {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
    },
  });
});

test('an answer without a body confirms the request', async () => {
  expect((await sendTo(new Response(null, { status: 204 })).result()).isSent).toBe(true);
});

const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

test.each([
  ['an answer that rejects fields', answer(422, '{"errors":[{"field":"email"}]}')],
  ['400', answer(400)],
  ['403', answer(403)],
  ['413', answer(413)],
  ['too many requests', new Response('{}', { status: 429, headers: { 'Retry-After': '1' } })],
  ['a redirect', redirect],
  ['an HTML page', answer(200, '<!doctype html>', 'text/html')],
  ['a failure in a successful answer', answer(200, '{"success":false}')],
  ['a body that breaks off', new Response(new ReadableStream({ start: (body) => body.error(new Error()) }))],
])('after %s the visitor sees a failure, without a retry', async (_, only) => {
  const { asked, result } = sendTo(only, answer(200));
  expect((await result()).isSent).toBe(false);
  expect(asked).toHaveLength(1);
});

test.each<[string, Answer]>([
  ['a network failure', 'network failure'],
  ['a server error', answer(500)],
  ['a service that is down', answer(503, '<html>', 'text/html')],
])('after %s there is one retry, a second later', async (_, first) => {
  const { asked, result } = sendTo(first, answer(200));
  expect((await result()).isSent).toBe(true);
  expect(asked.map(({ at }) => at)).toEqual([0, 1000]);
});

test('after two failures the visitor sees a failure', async () => {
  const { asked, result } = sendTo(answer(500), 'network failure', answer(200));
  expect((await result()).isSent).toBe(false);
  expect(asked).toHaveLength(2);
});

test('all attempts together end after 12 seconds', async () => {
  for (const answers of [['hangs'], [answer(500), 'hangs']] as const) {
    const { asked, result } = sendTo(...answers);
    expect(await result()).toEqual({ isSent: false, after: 12_000 });
    expect(asked.at(-1)?.options.signal?.aborted).toBe(true);
    expect(asked).toHaveLength(answers.length);
  }
});

test('a visitor who is offline is told so, and the request goes out once they are back online', async () => {
  connection.onLine = false;
  const { asked, states, result } = sendTo(answer(200));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([states, asked]).toEqual([['offline'], []]);
  connection.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect((await result()).isSent).toBe(true);
  expect([states, asked.length]).toEqual([['offline', 'sending'], 1]);
});

test('if the connection is lost while sending, the retry waits until it is back', async () => {
  const { asked, states, result } = sendTo('network failure', answer(200));
  connection.onLine = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([states, asked.length]).toEqual([['sending', 'offline'], 1]);
  connection.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect((await result()).isSent).toBe(true);
  expect(asked).toHaveLength(2);
});
