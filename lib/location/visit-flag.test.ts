import { createVisitFlag } from './visit-flag';

function fakeStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

test('a flag is remembered on the next page of the visit', () => {
  const storage = fakeStorage();
  const here = createVisitFlag('done', () => storage);
  expect(here.isSet()).toBe(false);
  here.set();
  expect(here.isSet()).toBe(true);
  expect(createVisitFlag('done', () => storage).isSet()).toBe(true);
  expect(createVisitFlag('done', () => fakeStorage()).isSet()).toBe(false);
});

test('subscribers are called until they unsubscribe', () => {
  const flag = createVisitFlag('done', () => fakeStorage());
  const listener = jest.fn();
  const stop = flag.subscribe(listener);
  flag.set();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  flag.set();
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    }),
  ],
])('where storage is %s, the flag lasts for this page', (_what, storage) => {
  const flag = createVisitFlag('done', storage);
  expect(flag.isSet()).toBe(false);
  flag.set();
  expect(flag.isSet()).toBe(true);
});
