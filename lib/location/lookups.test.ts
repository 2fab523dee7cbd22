import { answers, fakeEnvironment, fakeSettings, hangs, sendsWithoutEnd, tells } from './fake-environment';
import { fetchJson, longestAnswer } from './lookups';

const address = fakeSettings.ipGeolocationUrl;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a service is asked once, by GET, without cookies, payload or the address of the page', async () => {
  const { environment, asked } = fakeEnvironment({ ip: tells({ city: 'Edina' }) });
  await expect(fetchJson(environment, address, new AbortController().signal)).resolves.toEqual({
    city: 'Edina',
  });
  expect(asked.requests).toEqual([
    {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: expect.any(AbortSignal),
    },
  ]);
});

test('an answer of 64 kB is read, a longer one is not', async () => {
  const json = (bytes: number) => `"${'é'.repeat((bytes - 2) / 2)}"`;
  const ask = (text: string) =>
    fetchJson(fakeEnvironment({ ip: answers(text) }).environment, address, new AbortController().signal);
  await expect(ask(json(longestAnswer))).resolves.toHaveLength((longestAnswer - 2) / 2);
  await expect(ask(json(longestAnswer + 2))).rejects.toThrow('too long');
});

test.each([
  ['does not answer', hangs],
  ['never ends its answer', sendsWithoutEnd('x', 100)],
])('a service that %s is given up after 5 seconds', async (_what, ip) => {
  const { environment, asked } = fakeEnvironment({ ip });
  const settled = jest.fn();
  fetchJson(environment, address, new AbortController().signal).catch(settled);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(asked.requests[0]?.signal?.aborted).toBe(true);
});

test('a service that floods the visitor is given up at once', async () => {
  const { environment } = fakeEnvironment({ ip: sendsWithoutEnd('x'.repeat(10_000), 1) });
  const settled = jest.fn();
  fetchJson(environment, address, new AbortController().signal).catch(settled);
  await jest.advanceTimersByTimeAsync(20);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a look-up ends when the visitor leaves, and none begins after that', async () => {
  const { environment, asked } = fakeEnvironment({ ip: hangs });
  const leaving = new AbortController();
  const settled = jest.fn();
  fetchJson(environment, address, leaving.signal).catch(settled);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(asked.requests[0]?.signal?.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  await expect(fetchJson(environment, address, leaving.signal)).rejects.toThrow();
  expect(asked.ip).toBe(1);
});
