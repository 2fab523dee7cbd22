import fc from 'fast-check';
import { browserEnvironment, type Environment } from './environment';
import { fetchJson, longestAnswer } from './lookups';
import { createCityStore } from './store';

type Answer = (options: RequestInit) => Promise<Response>;

/** A fake browser's response to a position request. */
type FakeGeolocation = (
  found: (position: GeolocationPosition) => void,
  failed: (error: GeolocationPositionError) => void,
  options?: PositionOptions,
) => void;

/** How browser and services behave. By default, every request fails. */
type Behavior = {
  geolocation?: FakeGeolocation | 'missing' | 'throws';
  reverse?: Answer;
  ip?: Answer;
  after?: Environment['after'];
};

const fakeSettings = {
  reverseGeocodeUrl: 'https://reverse.example/find?key=1',
  ipGeolocationUrl: 'https://ip.example/me.json',
};

/** A fake browser that records what it is asked for. Its timers are the global ones. */
function fakeEnvironment(behavior: Behavior) {
  const { geolocation = denies, reverse = unreachable, ip = unreachable } = behavior;
  const options: (PositionOptions | undefined)[] = [];
  const addresses: string[] = [];
  const requests: RequestInit[] = [];
  const asked = { positions: 0, options, reverse: addresses, ip: 0, requests };
  const leaving: (() => void)[] = [];
  const environment: Environment = {
    fetch(address, request) {
      requests.push(request);
      if (address === fakeSettings.ipGeolocationUrl) {
        asked.ip += 1;
        return ip(request);
      }
      addresses.push(address);
      return reverse(request);
    },
    geolocation() {
      if (geolocation === 'throws') throw new Error('Taken away by an extension.');
      if (geolocation === 'missing') return undefined;
      return {
        getCurrentPosition(found, failed, wanted) {
          asked.positions += 1;
          options.push(wanted);
          geolocation(found, (error) => failed?.(error), wanted);
        },
      };
    },
    after: behavior.after ?? browserEnvironment().after,
    whenShown: (callback) => callback(),
    whenLeft: (callback) => void leaving.push(callback),
  };
  return { environment, asked, leave: () => leaving.forEach((callback) => callback()) };
}

const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Codes: 1 denied (even by the page's policy), 2 unavailable, 3 timed out. */
const failsWith =
  (code: 1 | 2 | 3): FakeGeolocation =>
  (_found, failed) =>
    failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

const denies = failsWith(1);

/** A position in the browser's format. */
function positionAt(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    ...{ latitude, longitude, accuracy: 2000 },
    ...{ altitude: null, altitudeAccuracy: null, heading: null, speed: null },
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
}

/** A device near Hopkins, Minnesota. */
const isNearHopkins: FakeGeolocation = (found) => found(positionAt(44.925012, -93.462807));

/** A service that answers with this JSON. */
const returns =
  (body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body));

/** A service that answers with exactly this text. */
const answers =
  (text: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(text, { status }));

/** A connection that is never answered and ignores being aborted. */
const hangs: Answer = () => new Promise(() => {});

/** A body that never ends: one chunk every few milliseconds. */
const sendsWithoutEnd =
  (piece: string, everyMs: number): Answer =>
  () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, everyMs));
            controller.enqueue(new TextEncoder().encode(piece));
          },
        }),
      ),
    );

const hopkins = {
  city: 'Hopkins',
  principalSubdivision: 'Minnesota',
  countryName: 'United States of America',
};
const edina = {
  city: 'Edina',
  region: 'Minnesota',
  country: 'United States',
  latitude: '44.89',
  longitude: '-93.35',
};

const unknown = { city: 'Your Area', state: '', country: '', latitude: undefined, longitude: undefined };

/** A page whose search has started, and everything its visitor has seen. */
function page(behavior: Parameters<typeof fakeEnvironment>[0]) {
  const fake = fakeEnvironment(behavior);
  const store = createCityStore('Your Area');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read().error || store.read().city));
  const start = () => store.start(fakeSettings, fake.environment);
  start();
  return { ...fake, store, seen, start };
}

const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const unhandled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  process.on('unhandledRejection', unhandled);
});

afterEach(async () => {
  jest.useRealTimers();
  // Node reports an unhandled rejection after the current round of promises.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a visitor who shares their position sees its city', async () => {
  const { store, asked, seen } = page({
    geolocation: isNearHopkins,
    reverse: returns(hopkins),
    ip: returns(edina),
  });
  expect(store.read()).toEqual({ ...unknown, loading: true, error: '' });
  await passes(0);
  expect(store.read()).toEqual({
    city: 'Hopkins',
    state: 'Minnesota',
    country: 'United States of America',
    latitude: 44.93,
    longitude: -93.46,
    loading: false,
    error: '',
  });
  expect(seen.at(-1)).toBe('Hopkins');
  expect(asked.options).toEqual([{ timeout: 10_000, enableHighAccuracy: false, maximumAge: 60_000 }]);
  // Coordinates are sent with two decimals; parameters in the setting stay.
  expect(asked.reverse).toEqual([
    'https://reverse.example/find?key=1&latitude=44.93&longitude=-93.46&localityLanguage=en',
  ]);
  expect(asked.ip).toBe(0);
});

test('even round coordinates are sent with two decimals', async () => {
  const { asked } = page({
    geolocation: (found) => found(positionAt(45, -0.001)),
    reverse: returns(hopkins),
  });
  await passes(0);
  expect(asked.reverse[0]).toContain('latitude=45.00&longitude=0.00&');
});

describe('the IP lookup finds the city when', () => {
  test.each([
    ['the visitor denies the position', { geolocation: failsWith(1) }],
    ['the position is not available', { geolocation: failsWith(2) }],
    ['the browser times out', { geolocation: failsWith(3) }],
    ['the browser has no geolocation', { geolocation: 'missing' as const }],
    ['the browser throws', { geolocation: 'throws' as const }],
    ['the reverse lookup is unreachable', { geolocation: isNearHopkins }],
    [
      'the reverse lookup answers 500',
      { geolocation: isNearHopkins, reverse: answers('{"city":"Hopkins"}', 500) },
    ],
    [
      'the reverse lookup answers 402',
      { geolocation: isNearHopkins, reverse: answers('{"city":"Hopkins"}', 402) },
    ],
    [
      'the reverse lookup names no city',
      { geolocation: isNearHopkins, reverse: returns({ city: '', locality: '-' }) },
    ],
    [
      'the reverse lookup returns markup',
      { geolocation: isNearHopkins, reverse: returns({ city: '<b>Hopkins</b>' }) },
    ],
  ] satisfies [string, Parameters<typeof fakeEnvironment>[0]][])('%s', async (_what, behavior) => {
    const { store, asked } = page({ ...behavior, ip: returns(edina) });
    await passes(0);
    expect(store.read()).toEqual({
      ...{ city: 'Edina', state: 'Minnesota', country: 'United States', latitude: 44.89, longitude: -93.35 },
      ...{ loading: false, error: '' },
    });
    expect(asked.ip).toBe(1);
    expect(asked.reverse.length).toBeLessThanOrEqual(1);
  });
});

test.each([
  [Number.NaN, -93],
  [91, -93],
  [44, -180.01],
])('an invalid position (%s, %s) is never sent', async (latitude, longitude) => {
  const { asked, store } = page({
    geolocation: (found) => found(positionAt(latitude, longitude)),
    reverse: returns(hopkins),
    ip: returns(edina),
  });
  await passes(0);
  expect(asked.reverse).toEqual([]);
  expect(store.read().city).toBe('Edina');
});

const longJson = JSON.stringify({ ...edina, more: 'x'.repeat(70_000) });

describe.each([
  ['is unreachable', undefined],
  ['answers 500', answers(JSON.stringify(edina), 500)],
  ['answers 429', answers(JSON.stringify(edina), 429)],
  ['answers 404 in HTML', answers('<!doctype html><h1>Not found</h1>', 404)],
  ['answers in HTML', answers('<!doctype html><h1>Edina</h1>')],
  ['answers with nothing', answers('')],
  ['answers 204', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['answers with half of the JSON', answers('{"city":"Edi')],
  ['answers null', answers('null')],
  ['answers with a list', returns([edina])],
  ['answers with a string', returns('Edina')],
  ['answers with a number', answers('42')],
  [
    'answers with wrong types',
    returns({ city: 42, cityName: ['Edina'], locality: {}, principalSubdivision: true }),
  ],
  ['answers with empty names', returns({ city: '', cityName: ' ', locality: '', principalSubdivision: '' })],
  ['says success: false', returns({ ...edina, success: false })],
  ['says status: "fail"', returns({ ...edina, status: 'fail' })],
  ['says error: true', returns({ ...edina, error: true })],
  ['answers with 70 kB', answers(longJson)],
  [
    'breaks off',
    () => Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error(new Error()) }))),
  ],
  ['hangs', hangs],
  ['never ends its answer', sendsWithoutEnd(' ', 500)],
])('when each service %s', (_what, answer) => {
  test('the visitor reads "Your Area" and one quiet line, and each is asked only once', async () => {
    const failure = answer ? { reverse: answer, ip: answer } : {};
    const { store, asked, seen } = page({ geolocation: isNearHopkins, ...failure });
    await passes(10_000);
    expect(store.read()).toEqual({ ...unknown, loading: false, error: 'Unable to detect location' });
    expect(seen).toEqual(['Unable to detect location']);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
    await passes(60_000);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
  });
});

describe('a permission prompt that stays open', () => {
  let answer: (position: GeolocationPosition) => void = () => {};
  const prompts = (found: typeof answer) => {
    answer = found;
  };

  test('leads to the IP lookup after 10 seconds', async () => {
    const { store, asked } = page({ geolocation: prompts, ip: returns(edina) });
    await passes(9_999);
    expect(asked.ip).toBe(0);
    expect(store.read()).toMatchObject({ city: 'Your Area', loading: true });
    await passes(1);
    expect(store.read()).toMatchObject({ city: 'Edina', loading: false });
  });

  test('still improves the city when it is answered, once', async () => {
    const { store, asked, seen } = page({
      geolocation: prompts,
      reverse: returns(hopkins),
      ip: returns(edina),
    });
    await passes(30_000);
    answer(positionAt(44.92, -93.46));
    answer(positionAt(46.78, -92.1));
    await passes(30_000);
    expect(store.read()).toMatchObject({ city: 'Hopkins', latitude: 44.92 });
    expect([...new Set(seen)]).toEqual(['Edina', 'Hopkins']);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
  });

  test('keeps the better city if the IP lookup is slower', async () => {
    const slow = () => new Promise<Response>((tell) => setTimeout(() => tell(Response.json(edina)), 3_000));
    const { store, seen } = page({ geolocation: prompts, reverse: returns(hopkins), ip: slow });
    await passes(11_000);
    answer(positionAt(44.92, -93.46));
    await passes(10_000);
    expect(store.read().city).toBe('Hopkins');
    expect(seen).not.toContain('Edina');
  });

  test('clears the error when it is answered', async () => {
    const { store } = page({ geolocation: prompts, reverse: returns(hopkins) });
    await passes(11_000);
    expect(store.read().error).toBe('Unable to detect location');
    answer(positionAt(44.92, -93.46));
    await passes(0);
    expect(store.read()).toMatchObject({ city: 'Hopkins', error: '', loading: false });
  });

  test('changes nothing if the late lookup fails', async () => {
    const { store } = page({ geolocation: prompts, ip: returns(edina) });
    await passes(11_000);
    answer(positionAt(44.92, -93.46));
    await passes(11_000);
    expect(store.read()).toMatchObject({ city: 'Edina', error: '' });
  });
});

test('a position found at the last moment still gets 5 seconds for its lookup', async () => {
  const late = (found: (position: GeolocationPosition) => void) =>
    void setTimeout(() => found(positionAt(44.92, -93.46)), 9_900);
  const slow = () => new Promise<Response>((tell) => setTimeout(() => tell(Response.json(hopkins)), 4_900));
  const { store, asked } = page({ geolocation: late, reverse: slow, ip: returns(edina) });
  await passes(14_799);
  expect(store.read().loading).toBe(true);
  await passes(1);
  expect(store.read().city).toBe('Hopkins');
  expect(asked.ip).toBe(0);
});

test('a page searches only once, however often it is started', async () => {
  const { start, asked } = page({ geolocation: isNearHopkins, reverse: returns(hopkins) });
  start();
  await passes(0);
  start();
  await passes(60_000);
  expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 0]);
});

test('the search ends when the visitor leaves and does not restart when they return', async () => {
  const { start, leave, store, asked, seen } = page({
    geolocation: isNearHopkins,
    reverse: hangs,
    ip: returns(edina),
  });
  await passes(1_000);
  leave();
  await passes(0);
  expect(asked.requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  start();
  await passes(60_000);
  expect(store.read()).toEqual({ ...unknown, loading: false, error: '' });
  expect(new Set(seen)).toEqual(new Set(['Your Area']));
  expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 0]);
});

test('a prompt answered after the visitor left sends nothing', async () => {
  let answer: (position: GeolocationPosition) => void = () => {};
  const { leave, asked } = page({ geolocation: (found) => void (answer = found), reverse: returns(hopkins) });
  leave();
  answer(positionAt(44.92, -93.46));
  await passes(60_000);
  expect(asked.requests).toEqual([]);
});

test('a prerendered page waits until it is shown', async () => {
  let show = () => {};
  const { environment, asked } = fakeEnvironment({ ip: returns(edina) });
  const store = createCityStore('Your Area');
  store.start(fakeSettings, { ...environment, whenShown: (callback) => void (show = callback) });
  await passes(60_000);
  expect([asked.positions, asked.ip]).toEqual([0, 0]);
  show();
  await passes(0);
  expect(store.read().city).toBe('Edina');
});

test('the state is the same object until something changes', async () => {
  const { store } = page({ ip: returns(edina) });
  expect(store.read()).toBe(store.readInitial());
  await passes(0);
  expect(store.read()).toBe(store.read());
  expect(store.readInitial().city).toBe('Your Area');
});

describe('one lookup', () => {
  const address = fakeSettings.ipGeolocationUrl;

  test('is one GET without cookies, payload or the address of the page', async () => {
    const { environment, asked } = fakeEnvironment({ ip: returns({ city: 'Edina' }) });
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

  test('reads an answer of 64 kB, but none longer', async () => {
    const json = (bytes: number) => `"${'é'.repeat((bytes - 2) / 2)}"`;
    const ask = (text: string) =>
      fetchJson(fakeEnvironment({ ip: answers(text) }).environment, address, new AbortController().signal);
    await expect(ask(json(longestAnswer))).resolves.toHaveLength((longestAnswer - 2) / 2);
    await expect(ask(json(longestAnswer + 2))).rejects.toThrow('too long');
  });

  test.each([
    ['does not answer', hangs],
    ['never ends its answer', sendsWithoutEnd('x', 100)],
  ])('gives up after 5 seconds on a service that %s', async (_what, ip) => {
    const { environment, asked } = fakeEnvironment({ ip });
    const settled = jest.fn();
    fetchJson(environment, address, new AbortController().signal).catch(settled);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(asked.requests[0]?.signal?.aborted).toBe(true);
  });

  test('gives up at once on a service that floods the visitor', async () => {
    const { environment } = fakeEnvironment({ ip: sendsWithoutEnd('x'.repeat(10_000), 1) });
    const settled = jest.fn();
    fetchJson(environment, address, new AbortController().signal).catch(settled);
    await jest.advanceTimersByTimeAsync(20);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  test('ends when the visitor leaves, and none starts after that', async () => {
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
});

describe('answers in any order', () => {
  beforeEach(() => void jest.useRealTimers());

  const denied = { code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

  const outcome = fc.constantFrom('good', 'bad');
  const rounds = async () => {
    for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
  };

  test('whatever the order of answers and deadlines, the best source wins and none is asked twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          position: fc.constantFrom('good', 'bad', 'never'),
          reverse: outcome,
          ip: outcome,
        }),
        async (scheduler, { position, reverse, ip }) => {
          const scheduled = (happens: string, callback: () => void) =>
            void scheduler.schedule(Promise.resolve(), happens).then(callback);
          const answer = (happens: string, good: boolean, body: object) => async () => {
            await scheduler.schedule(Promise.resolve(), happens);
            if (!good) throw new TypeError('Failed to fetch');
            return Response.json(body);
          };
          const { environment, asked } = fakeEnvironment({
            geolocation(found, failed) {
              if (position === 'never') return;
              scheduled(`position: ${position}`, () =>
                position === 'good' ? found(positionAt(44.92, -93.46)) : failed(denied),
              );
            },
            reverse: answer(`reverse: ${reverse}`, reverse === 'good', hopkins),
            ip: answer(`ip: ${ip}`, ip === 'good', edina),
            // Only the position's deadline is simulated here; other tests cover those of lookups.
            after(milliseconds, callback) {
              let off = false;
              if (milliseconds === 10_000) scheduled('deadline', () => !off && callback());
              return () => {
                off = true;
              };
            },
          });
          const store = createCityStore('Your Area');
          const seen: string[] = [];
          store.subscribe(() => seen.push(store.read().city));

          store.start(fakeSettings, environment);
          await rounds();
          while (scheduler.count() > 0) {
            await scheduler.waitOne();
            await rounds();
          }

          const byPosition = position === 'good' && reverse === 'good' ? ['Hopkins'] : [];
          const byConnection = ip === 'good' ? ['Edina'] : [];
          const expected = [...byPosition, ...byConnection, 'Your Area'][0];
          expect(store.read()).toMatchObject({
            city: expected,
            loading: false,
            error: expected === 'Your Area' ? 'Unable to detect location' : '',
          });
          // No city was ever replaced by a worse one.
          const ranks = seen.map((city) => ['Your Area', 'Edina', 'Hopkins'].indexOf(city));
          expect(ranks).toEqual([...ranks].sort());
          expect(asked.positions).toBe(1);
          expect(asked.reverse).toHaveLength(position === 'good' ? 1 : 0);
          expect(asked.ip).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});
