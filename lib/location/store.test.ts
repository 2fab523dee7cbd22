import {
  answers,
  edina,
  failsWith,
  fakeEnvironment,
  fakeSettings,
  hangs,
  hopkins,
  isNearHopkins,
  positionAt,
  sendsWithoutEnd,
  tells,
} from './fake-environment';
import { createCityStore } from './store';

const unknown = { city: 'Your Area', state: '', country: '', latitude: undefined, longitude: undefined };
const typed = { ...unknown, city: 'Duluth' };

/** A page whose search has been started, and everything that its visitor got to see. */
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
  // Node reports a rejection that nobody handled after the current round of promises.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a visitor who allows it sees the city at their position', async () => {
  const { store, asked, seen } = page({
    geolocation: isNearHopkins,
    reverse: tells(hopkins),
    ip: tells(edina),
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
  // Coordinates leave with two decimals; the settings' own parameters stay.
  expect(asked.reverse).toEqual([
    'https://reverse.example/find?key=1&latitude=44.93&longitude=-93.46&localityLanguage=en',
  ]);
  expect(asked.ip).toBe(0);
});

test('coordinates have two decimals also where they are round', async () => {
  const { asked } = page({ geolocation: (found) => found(positionAt(45, -0.001)), reverse: tells(hopkins) });
  await passes(0);
  expect(asked.reverse[0]).toContain('latitude=45.00&longitude=0.00&');
});

describe('the IP look-up finds the city where', () => {
  test.each([
    ['the visitor denies the position', { geolocation: failsWith(1) }],
    ['the position is not available', { geolocation: failsWith(2) }],
    ['the browser times out', { geolocation: failsWith(3) }],
    ['the browser has no geolocation', { geolocation: 'missing' as const }],
    ['the browser throws', { geolocation: 'throws' as const }],
    ['the reverse look-up can not be reached', { geolocation: isNearHopkins }],
    [
      'the reverse look-up answers 500',
      { geolocation: isNearHopkins, reverse: answers('{"city":"Hopkins"}', 500) },
    ],
    [
      'the reverse look-up answers 402',
      { geolocation: isNearHopkins, reverse: answers('{"city":"Hopkins"}', 402) },
    ],
    [
      'the reverse look-up tells no city',
      { geolocation: isNearHopkins, reverse: tells({ city: '', locality: '-' }) },
    ],
    [
      'the reverse look-up tells mark-up',
      { geolocation: isNearHopkins, reverse: tells({ city: '<b>Hopkins</b>' }) },
    ],
  ] satisfies [string, Parameters<typeof fakeEnvironment>[0]][])('%s', async (_what, behavior) => {
    const { store, asked } = page({ ...behavior, ip: tells(edina) });
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
])('a position that makes no sense (%s, %s) is told to nobody', async (latitude, longitude) => {
  const { asked, store } = page({
    geolocation: (found) => found(positionAt(latitude, longitude)),
    reverse: tells(hopkins),
    ip: tells(edina),
  });
  await passes(0);
  expect(asked.reverse).toEqual([]);
  expect(store.read().city).toBe('Edina');
});

const longJson = JSON.stringify({ ...edina, more: 'x'.repeat(70_000) });

describe.each([
  ['can not be reached', undefined],
  ['answers 500', answers(JSON.stringify(edina), 500)],
  ['answers 429', answers(JSON.stringify(edina), 429)],
  ['answers 404 in HTML', answers('<!doctype html><h1>Not found</h1>', 404)],
  ['answers in HTML', answers('<!doctype html><h1>Edina</h1>')],
  ['answers with nothing', answers('')],
  ['answers 204', () => Promise.resolve(new Response(null, { status: 204 }))],
  ['answers with half of the JSON', answers('{"city":"Edi')],
  ['answers null', answers('null')],
  ['answers with a list', tells([edina])],
  ['answers with a word', tells('Edina')],
  ['answers with a number', answers('42')],
  [
    'answers with wrong types',
    tells({ city: 42, cityName: ['Edina'], locality: {}, principalSubdivision: true }),
  ],
  ['answers with empty words', tells({ city: '', cityName: ' ', locality: '', principalSubdivision: '' })],
  ['says success: false', tells({ ...edina, success: false })],
  ['says status: "fail"', tells({ ...edina, status: 'fail' })],
  ['says error: true', tells({ ...edina, error: true })],
  ['answers with 70 kB', answers(longJson)],
  [
    'breaks off',
    () => Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error(new Error()) }))),
  ],
  ['hangs', hangs],
  ['never ends its answer', sendsWithoutEnd(' ', 500)],
])('where each service %s', (_what, answer) => {
  test('the visitor reads "Your Area" after each was asked once, and why only in the quiet line', async () => {
    const fault = answer ? { reverse: answer, ip: answer } : {};
    const { store, asked, seen } = page({ geolocation: isNearHopkins, ...fault });
    await passes(10_000);
    expect(store.read()).toEqual({ ...unknown, loading: false, error: 'Unable to detect location' });
    expect(seen).toEqual(['Unable to detect location']);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
    await passes(60_000);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
  });
});

describe('a permission prompt that nobody answers', () => {
  let answer: (position: GeolocationPosition) => void = () => {};
  const prompts = (found: typeof answer) => {
    answer = found;
  };

  test('ends in the IP look-up after 10 seconds', async () => {
    const { store, asked } = page({ geolocation: prompts, ip: tells(edina) });
    await passes(9_999);
    expect(asked.ip).toBe(0);
    expect(store.read()).toMatchObject({ city: 'Your Area', loading: true });
    await passes(1);
    expect(store.read()).toMatchObject({ city: 'Edina', loading: false });
  });

  test('improves the city once if it is answered later', async () => {
    const { store, asked, seen } = page({ geolocation: prompts, reverse: tells(hopkins), ip: tells(edina) });
    await passes(30_000);
    answer(positionAt(44.92, -93.46));
    answer(positionAt(46.78, -92.1));
    await passes(30_000);
    expect(store.read()).toMatchObject({ city: 'Hopkins', latitude: 44.92 });
    expect([...new Set(seen)]).toEqual(['Edina', 'Hopkins']);
    expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 1]);
  });

  test('keeps the better city if the IP look-up is the slower one', async () => {
    const slow = () => new Promise<Response>((tell) => setTimeout(() => tell(Response.json(edina)), 3_000));
    const { store, seen } = page({ geolocation: prompts, reverse: tells(hopkins), ip: slow });
    await passes(11_000);
    answer(positionAt(44.92, -93.46));
    await passes(10_000);
    expect(store.read().city).toBe('Hopkins');
    expect(seen).not.toContain('Edina');
  });

  test('takes back that the city could not be found', async () => {
    const { store } = page({ geolocation: prompts, reverse: tells(hopkins) });
    await passes(11_000);
    expect(store.read().error).toBe('Unable to detect location');
    answer(positionAt(44.92, -93.46));
    await passes(0);
    expect(store.read()).toMatchObject({ city: 'Hopkins', error: '', loading: false });
  });

  test('changes nothing any more if its look-up fails', async () => {
    const { store } = page({ geolocation: prompts, ip: tells(edina) });
    await passes(11_000);
    answer(positionAt(44.92, -93.46));
    await passes(11_000);
    expect(store.read()).toMatchObject({ city: 'Edina', error: '' });
  });
});

test('a position in the last moment still has the 5 seconds of its look-up', async () => {
  const late = (found: (position: GeolocationPosition) => void) =>
    void setTimeout(() => found(positionAt(44.92, -93.46)), 9_900);
  const slow = () => new Promise<Response>((tell) => setTimeout(() => tell(Response.json(hopkins)), 4_900));
  const { store, asked } = page({ geolocation: late, reverse: slow, ip: tells(edina) });
  await passes(14_799);
  expect(store.read().loading).toBe(true);
  await passes(1);
  expect(store.read().city).toBe('Hopkins');
  expect(asked.ip).toBe(0);
});

test('the search starts once for a page, however often it is asked to', async () => {
  const { start, asked } = page({ geolocation: isNearHopkins, reverse: tells(hopkins) });
  start();
  await passes(0);
  start();
  await passes(60_000);
  expect([asked.positions, asked.reverse.length, asked.ip]).toEqual([1, 1, 0]);
});

test('the search ends when the visitor leaves, and coming back does not start it again', async () => {
  const { start, leave, store, asked, seen } = page({
    geolocation: isNearHopkins,
    reverse: hangs,
    ip: tells(edina),
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

test('a prompt that is answered after the visitor left asks nobody', async () => {
  let answer: (position: GeolocationPosition) => void = () => {};
  const { leave, asked } = page({ geolocation: (found) => void (answer = found), reverse: tells(hopkins) });
  leave();
  answer(positionAt(44.92, -93.46));
  await passes(60_000);
  expect(asked.requests).toEqual([]);
});

test('a page that the browser prepares in the background waits until it is shown', async () => {
  let show = () => {};
  const { environment, asked } = fakeEnvironment({ ip: tells(edina) });
  const store = createCityStore('Your Area');
  store.start(fakeSettings, { ...environment, whenShown: (callback) => void (show = callback) });
  await passes(60_000);
  expect([asked.positions, asked.ip]).toEqual([0, 0]);
  show();
  await passes(0);
  expect(store.read().city).toBe('Edina');
});

test('what visitors say about themselves stays, whatever is detected', async () => {
  const { store } = page({ geolocation: isNearHopkins, reverse: tells(hopkins) });
  store.tell({ ...typed, city: ' Duluth\u202e ' });
  await passes(60_000);
  expect(store.read()).toEqual({ ...typed, loading: false, error: '' });
  store.tell({ ...typed, city: '\u200b' });
  expect(store.read().city).toBe('Duluth');
});

test('the state is the same object until something changes', async () => {
  const { store } = page({ ip: tells(edina) });
  expect(store.read()).toBe(store.readInitial());
  await passes(0);
  expect(store.read()).toBe(store.read());
  expect(store.readInitial().city).toBe('Your Area');
});
