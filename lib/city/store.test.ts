/** @jest-environment ./scripts/jest-browser.ts */
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import './replies';
import { CityStore } from './store';

const settings = {
  reverseGeocodeUrl: 'https://reverse.example/find?key=1',
  ipGeolocationUrl: 'https://ip.example/me.json',
};

type Respond = () => Promise<Response>;
type GetPosition = Geolocation['getCurrentPosition'];

const unreachable: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const returns =
  (text: string, status = 200): Respond =>
  () =>
    Promise.resolve(new Response(text, { status }));

const isDenied: GetPosition = (_found, failed) =>
  failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
const isNearHopkins: GetPosition = (found) => {
  const coords = { latitude: 44.925012, longitude: -93.462807 } as GeolocationCoordinates; // the site reads no more
  found({ coords, timestamp: 0, toJSON: () => coords });
};

const hopkins = { city: 'Hopkins', principalSubdivision: 'Minnesota', countryName: 'United States' };
const edina = { city: 'Edina', region: 'Minnesota', country: '', latitude: '44.89', longitude: -93 };
const findsHopkins = returns(JSON.stringify(hopkins));
const findsEdina = returns(JSON.stringify(edina));
const unknown = { city: '', state: '', country: '' };

type Behavior = { geolocation?: GetPosition | null; reverse?: Respond; ip?: Respond };

/** Starts the search on a page and records what the visitor sees. A source that isn't given fails. */
function page({ geolocation = isDenied, reverse = unreachable, ip = unreachable }: Behavior) {
  const getCurrentPosition = geolocation && jest.fn(geolocation);
  const value = getCurrentPosition && { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
  const asked: string[] = [];
  const requests: (RequestInit | undefined)[] = [];
  globalThis.fetch = (address, options) => {
    asked.push(String(address));
    requests.push(options);
    return address === settings.ipGeolocationUrl ? ip() : reverse();
  };
  const store = new CityStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read().error || store.read().city));
  store.start(settings);
  return { store, seen, asked, requests, positions: getCurrentPosition?.mock.calls };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('a visitor who shares their position sees its city, and the provider gets it with two decimals', async () => {
  const { store, asked, requests, positions } = page({ geolocation: isNearHopkins, reverse: findsHopkins });
  expect(store.read()).toEqual({ ...unknown, loading: true, error: '' });
  await wait(0);
  const place = { city: 'Hopkins', state: 'Minnesota', country: 'United States' };
  const point = { latitude: 44.93, longitude: -93.46 };
  expect(store.read()).toEqual({ ...place, ...point, loading: false, error: '' });
  expect(positions?.[0]?.[2]).toEqual({ timeout: 10_000, enableHighAccuracy: false, maximumAge: 60_000 });
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

// The privacy policy lists these cases. A position that is denied, or a provider that is unreachable, is in the last
// test.
test.each<[string, Behavior]>([
  ['the browser has no geolocation', { geolocation: null }],
  [
    'the reverse lookup answers 402',
    { geolocation: isNearHopkins, reverse: returns(JSON.stringify(hopkins), 402) },
  ],
])('the IP lookup finds the city when %s', async (_what, behavior) => {
  const { store } = page({ ...behavior, ip: findsEdina });
  await wait(0);
  expect(store.read()).toMatchObject({ city: 'Edina', latitude: 44.89, loading: false, error: '' });
});

test.each([
  ['while the browser asks for permission', false, []],
  ['during the lookup after it', true, ['https://reverse.example']],
])('a visitor who leaves %s ends the search, and it doesn’t start again', async (_when, isAllowed, sent) => {
  let allow = () => {};
  const prompts: GetPosition = (found, failed) => {
    allow = () => isNearHopkins(found, failed);
  };
  const geolocation = isAllowed ? isNearHopkins : prompts;
  const hangs = () => new Promise<Response>(() => {});
  const { store, asked, requests } = page({ geolocation, reverse: hangs, ip: findsEdina });
  await wait(1_000);
  dispatchEvent(new Event('pagehide'));
  allow();
  await wait(0);
  expect(requests.every((request) => request?.signal?.aborted)).toBe(true);
  store.start(settings);
  await wait(60_000);
  expect(asked.map((address) => new URL(address).origin)).toEqual(sent);
  expect(store.read()).toEqual({ ...unknown, loading: false, error: '' });
});

test('a late position of which only the state is known doesn’t replace a city', async () => {
  const late: GetPosition = (found, failed) => void setTimeout(() => isNearHopkins(found, failed), 12_000);
  const onlyState = { ...hopkins, city: '' };
  const { store } = page({
    geolocation: late,
    reverse: returns(JSON.stringify(onlyState)),
    ip: findsEdina,
  });
  await wait(60_000);
  expect(store.read().city).toBe('Edina');
});

test('a prerendered page looks up the city only when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { store, asked } = page({ ip: findsEdina });
  await wait(60_000);
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  await wait(0);
  expect(store.read().city).toBe('Edina');
  Reflect.deleteProperty(document, 'prerendering');
});

test('the best source wins in any order of replies, and no provider is asked twice', async () => {
  type Outcome = { after: number; isGood: boolean };
  const later =
    ({ after, isGood }: Outcome, body: object): Respond =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve, after));
      return isGood ? Response.json(body) : unreachable();
    };
  /** Returns the cities that the visitor sees, one after another, or '' for the error. */
  const expectedCities = (position: Outcome, reverse: Outcome, ip: Outcome) => {
    const hasPosition = position.isGood && reverse.isGood && reverse.after < 5_000;
    const byIp = ip.isGood && ip.after < 5_000 ? 'Edina' : '';
    if (position.after < 10_000) return [hasPosition ? 'Hopkins' : byIp];
    // Without a position after 10 seconds, the IP lookup begins, and a late position gives a better city.
    const isFirst = hasPosition && position.after + reverse.after < 10_000 + Math.min(ip.after, 5_000);
    return [...(isFirst ? [] : [byIp]), ...(hasPosition ? ['Hopkins'] : [])];
  };
  const isGood = fc.constantFrom(true, true, true, false);
  const position = fc.record({ after: fc.constantFrom(0, 9_999, 10_002, 12_000), isGood });
  const response = fc.record({ after: fc.constantFrom(0, 4_000, 4_999, 5_001), isGood });
  const cases = countCases();
  await fc.assert(
    fc.asyncProperty(position, response, response, async (byPosition, reverse, ip) => {
      const { store, asked, seen } = page({
        geolocation: (found, failed) => {
          const settle = byPosition.isGood ? isNearHopkins : isDenied;
          setTimeout(() => settle(found, failed), byPosition.after);
        },
        reverse: later(reverse, hopkins),
        ip: later(ip, edina),
      });
      await wait(60_000);
      const cities = expectedCities(byPosition, reverse, ip);
      expect(seen).toEqual(cities.map((city) => city || 'Unable to detect location'));
      expect(store.read()).toMatchObject({ city: cities.at(-1) || 'Your Area', loading: false });
      expect(new Set(asked).size).toBe(asked.length);
      cases.count(cities.join());
    }),
  );
  cases.expectEach(['Hopkins', 'Edina', '', 'Edina,Hopkins'], 1);
});
