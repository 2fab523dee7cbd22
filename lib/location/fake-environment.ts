import { browserEnvironment, type Environment } from './environment';

type Answer = (options: RequestInit) => Promise<Response>;

/** What a browser's geolocation does when it is asked. */
export type FakeGeolocation = (
  found: (position: GeolocationPosition) => void,
  failed: (error: GeolocationPositionError) => void,
  options?: PositionOptions,
) => void;

/** What the browser and the services do. By default nothing is allowed and no service can be reached. */
type Behavior = {
  geolocation?: FakeGeolocation | 'missing' | 'throws';
  reverse?: Answer;
  ip?: Answer;
  after?: Environment['after'];
};

/** The services' addresses in tests. */
export const fakeSettings = {
  reverseGeocodeUrl: 'https://reverse.example/find?key=1',
  ipGeolocationUrl: 'https://ip.example/me.json',
};

/** A browser for tests that does as told and records what it is asked. Its timers are the global ones. */
export function fakeEnvironment(behavior: Behavior) {
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

/** Codes: 1 denied (also by the page's policy), 2 unavailable, 3 timed out. */
export const failsWith =
  (code: 1 | 2 | 3): FakeGeolocation =>
  (_found, failed) =>
    failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

const denies = failsWith(1);

/** A position as a browser gives it. */
export function positionAt(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    ...{ latitude, longitude, accuracy: 2000 },
    ...{ altitude: null, altitudeAccuracy: null, heading: null, speed: null },
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
}

/** A device near Hopkins, Minnesota. */
export const isNearHopkins: FakeGeolocation = (found) => found(positionAt(44.925012, -93.462807));

/** A service that answers with this JSON. */
export const tells =
  (body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body));

/** A service that answers with exactly this text. */
export const answers =
  (text: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(text, { status }));

/** A connection that is never answered and ignores being aborted. */
export const hangs: Answer = () => new Promise(() => {});

/** A body that never ends: one piece every so many milliseconds. */
export const sendsWithoutEnd =
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

export const hopkins = {
  city: 'Hopkins',
  principalSubdivision: 'Minnesota',
  countryName: 'United States of America',
};
export const edina = {
  city: 'Edina',
  region: 'Minnesota',
  country: 'United States',
  latitude: '44.89',
  longitude: '-93.35',
};
