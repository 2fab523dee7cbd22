/** @jest-environment jsdom */
import { browserEnvironment } from './environment';

/** Gives the page or the browser a property for one test. */
function given(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => Reflect.deleteProperty(owner, name);
}

const geolocation = { getCurrentPosition: () => {} };
let undo: (() => void)[] = [];

afterEach(() => {
  undo.forEach((back) => back());
  undo = [];
});

test.each([
  ['where nothing is said about it', undefined, true],
  ['where the policy of the page allows it', { allowsFeature: () => true }, true],
  [
    'but not where the policy of the page forbids it',
    { allowsFeature: (name: string) => name !== 'geolocation' },
    false,
  ],
])('the position is asked for %s', (_where, featurePolicy, isAsked) => {
  undo = [given(navigator, 'geolocation', geolocation), given(document, 'featurePolicy', featurePolicy)];
  expect(browserEnvironment().geolocation()).toBe(isAsked ? geolocation : undefined);
});

test('a page that the visitor sees is shown at once', () => {
  const shown = jest.fn();
  browserEnvironment().whenShown(shown);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('a page prepared in the background is shown when the browser says so, once', () => {
  undo = [given(document, 'prerendering', true)];
  const shown = jest.fn();
  browserEnvironment().whenShown(shown);
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('leaving the page is noticed, also when it only goes into the browser’s cache', () => {
  const left = jest.fn();
  browserEnvironment().whenLeft(left);
  expect(left).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(1);
});

test('a timer that is called off stays silent', () => {
  jest.useFakeTimers();
  const [rings, silent] = [jest.fn(), jest.fn()];
  const { after } = browserEnvironment();
  after(1_000, rings);
  after(1_000, silent)();
  jest.advanceTimersByTime(999);
  expect(rings).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(rings).toHaveBeenCalledTimes(1);
  expect(silent).not.toHaveBeenCalled();
  jest.useRealTimers();
});
