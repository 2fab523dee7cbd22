/** @jest-environment ./scripts/jest-browser.ts */
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import './responses';
import { createCityStore } from './store';

const settings = {
  reverseGeocodeUrl: 'https://reverse.example/find?key=1',
  ipGeolocationUrl: 'https://ip.example/me.json',
};

type Respond = () => Promise<Response>;
type GetPosition = Geolocation['getCurrentPosition'];

const unreachable: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs: Respond = () => new Promise(() => {});
const returns = (body: unknown, status = 200): Respond => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
};

/** Codes: 1 denied, 2 unavailable, 3 timed out. */
const failsWith =
  (code: number): GetPosition =>
  (_found, failed) =>
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

function positionAt(latitude: number, longitude: number): GeolocationPosition {
  const coords = { latitude, longitude } as GeolocationCoordinates; // the site reads no more
  return { coords, timestamp: 0, toJSON: () => coords };
}

const isNearHopkins: GetPosition = (found) => found(positionAt(44.925012, -93.462807));

const hopkins = { city: 'Hopkins', principalSubdivision: 'Minnesota', countryName: 'United States' };
const where = { region: 'Minnesota', country: 'United States', latitude: '44.89', longitude: -93 };
const edina = { city: 'Edina', ...where };
const unknown = { city: 'Your Area', state: '', country: '' };

type Behavior = { geolocation?: GetPosition | 'missing'; reverse?: Respond; ip?: Respond };

/** Starts the search on a page and records what the visitor sees. A source that isn't given fails. */
function page({ geolocation = failsWith(1), reverse = unreachable, ip = unreachable }: Behavior) {
  const getCurrentPosition = jest.fn(geolocation === 'missing' ? undefined : geolocation);
  Object.defineProperty(navigator, 'geolocation', {
    value: geolocation === 'missing' ? undefined : { getCurrentPosition },
    configurable: true,
  });
  const asked: string[] = [];
  const requests: (RequestInit | undefined)[] = [];
  globalThis.fetch = (address, options) => {
    asked.push(String(address));
    requests.push(options);
    return address === settings.ipGeolocationUrl ? ip() : reverse();
  };
  const store = createCityStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read().error || store.read().city));
  store.start(settings);
  return { store, seen, asked, requests, positions: getCurrentPosition.mock.calls };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const leave = () => dispatchEvent(new Event('pagehide'));
const services = (asked: readonly string[]) =>
  asked.map((address) => new URL(address).hostname.split('.')[0]);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('a visitor who shares their position sees its city, and the service gets it with two decimals', async () => {
  const { store, asked, requests, positions } = page({
    geolocation: isNearHopkins,
    reverse: returns(hopkins),
    ip: returns(edina),
  });
  expect(store.read()).toEqual({ ...unknown, loading: true, error: '' });
  await wait(0);
  const place = { city: 'Hopkins', state: 'Minnesota', country: 'United States' };
  const point = { latitude: 44.93, longitude: -93.46 };
  expect(store.read()).toEqual({ ...place, ...point, loading: false, error: '' });
  expect(positions[0]?.[2]).toMatchObject({ timeout: 10_000, enableHighAccuracy: false });
  // The request keeps the parameters of the setting. It has no cookies, body, or address of the page.
  expect(asked).toEqual([
    'https://reverse.example/find?key=1&latitude=44.93&longitude=-93.46&localityLanguage=en',
  ]);
  expect(requests).toEqual([
    {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: expect.any(AbortSignal),
    },
  ]);
});

// The privacy policy lists these cases.
describe('the IP lookup finds the city when', () => {
  const throws: GetPosition = () => {
    throw new Error('Taken away by an extension.');
  };
  test.each<[string, Behavior]>([
    ['the visitor denies the position', { geolocation: failsWith(1) }],
    ['the device finds no position', { geolocation: failsWith(2) }],
    ['the browser times out', { geolocation: failsWith(3) }],
    ['the browser has no geolocation', { geolocation: 'missing' }],
    ['the browser throws', { geolocation: throws }],
    ['the reverse lookup is unreachable', { geolocation: isNearHopkins }],
    ['the reverse lookup answers 402', { geolocation: isNearHopkins, reverse: returns(hopkins, 402) }],
    ['the reverse lookup has no city', { geolocation: isNearHopkins, reverse: returns({ city: '-' }) }],
  ])('%s', async (_what, behavior) => {
    const { store, asked } = page({ ...behavior, ip: returns(edina) });
    await wait(0);
    expect(store.read()).toMatchObject({ city: 'Edina', latitude: 44.89, loading: false, error: '' });
    expect(services(asked).filter((service) => service === 'ip')).toHaveLength(1);
  });
});

test.each([
  ['is unreachable', unreachable],
  ['answers 500', returns(edina, 500)],
  ['answers in HTML', returns('<!doctype html><h1>Edina</h1>')],
  ['hangs', hangs],
])(
  'if each service %s, the visitor sees one error, and no service is asked twice',
  async (_what, respond) => {
    const { store, asked, seen } = page({ geolocation: isNearHopkins, reverse: respond, ip: respond });
    await wait(10_000);
    expect(store.read()).toEqual({ ...unknown, loading: false, error: 'Unable to detect location' });
    await wait(60_000);
    expect(seen).toEqual(['Unable to detect location']);
    expect(services(asked)).toEqual(['reverse', 'ip']);
  },
);

describe('a permission prompt that stays open', () => {
  let allow: PositionCallback = () => {};
  const prompts: GetPosition = (found) => {
    allow = found;
  };
  const slow: Respond = () => new Promise((resolve) => setTimeout(resolve, 3_000, Response.json(edina)));

  test('leads to the IP lookup after 10 seconds', async () => {
    const { store, asked } = page({ geolocation: prompts, ip: returns(edina) });
    await wait(9_999);
    expect(asked).toEqual([]);
    expect(store.read()).toMatchObject({ city: 'Your Area', loading: true });
    await wait(1);
    expect(store.read()).toMatchObject({ city: 'Edina', loading: false });
  });

  test.each([
    ['gives a better city once it is answered', returns(edina), ['Edina', 'Hopkins']],
    ['gives a city that a slower IP lookup does not replace', slow, ['Hopkins']],
  ])('%s', async (_what, ip, cities) => {
    const { seen, asked } = page({ geolocation: prompts, reverse: returns(hopkins), ip });
    await wait(10_000);
    allow(positionAt(44.92, -93.46));
    allow(positionAt(46.78, -92.1));
    await wait(30_000);
    expect(seen).toEqual(cities);
    expect(services(asked)).toEqual(['ip', 'reverse']);
  });

  test.each([
    ['while it is open', prompts, []],
    ['during the lookup after it', isNearHopkins, ['reverse']],
  ])(
    'ends the search if the visitor leaves %s, and the store does not start again',
    async (_when, geolocation, sent) => {
      const { store, asked, requests } = page({ geolocation, reverse: hangs, ip: returns(edina) });
      await wait(1_000);
      leave();
      allow(positionAt(44.92, -93.46));
      await wait(0);
      expect(requests.every((request) => request?.signal?.aborted)).toBe(true);
      store.start(settings);
      await wait(60_000);
      expect(services(asked)).toEqual(sent);
      expect(store.read()).toEqual({ ...unknown, loading: false, error: '' });
    },
  );
});

test('a prerendered page looks up the city only when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { store, asked } = page({ ip: returns(edina) });
  await wait(60_000);
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await wait(0);
  expect(store.read().city).toBe('Edina');
  Reflect.deleteProperty(document, 'prerendering');
});

test('the best source wins in any order of responses, and no service is asked twice', async () => {
  type Outcome = { after: number; isGood: boolean };
  const later =
    ({ after, isGood }: Outcome, body: object): Respond =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve, after));
      return isGood ? Response.json(body) : unreachable();
    };
  const expectedCity = (position: Outcome, reverse: Outcome, ip: Outcome) => {
    if (position.isGood && reverse.isGood && reverse.after < 5_000) return 'Hopkins';
    return ip.isGood && ip.after < 5_000 ? 'Edina' : 'Your Area';
  };
  const delay = fc.oneof(fc.integer({ min: 0, max: 4_999 }), fc.integer({ min: 5_000, max: 14_000 }));
  const outcome = fc.record({ after: delay, isGood: fc.boolean() });
  const cases = countCases();
  await fc.assert(
    fc.asyncProperty(outcome, outcome, outcome, async (position, reverse, ip) => {
      const { store, asked } = page({
        geolocation: (found, failed) => {
          const settle = position.isGood ? isNearHopkins : failsWith(1);
          setTimeout(() => settle(found, failed), position.after);
        },
        reverse: later(reverse, hopkins),
        ip: later(ip, edina),
      });
      await wait(60_000);
      const city = expectedCity(position, reverse, ip);
      const error = city === 'Your Area' ? 'Unable to detect location' : '';
      expect(store.read()).toMatchObject({ city, loading: false, error });
      expect(new Set(asked).size).toBe(asked.length);
      cases.count(city);
    }),
    { numRuns: 100 },
  );
  cases.expectEach(['Hopkins', 'Edina', 'Your Area'], 3);
});
