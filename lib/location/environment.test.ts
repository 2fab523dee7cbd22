/** @jest-environment jsdom */
import { browserEnvironment } from './environment';

/** Defines a property of the page or browser for one test. */
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
  ['without a policy', undefined, true],
  ['if the page’s policy allows it', { allowsFeature: () => true }, true],
  [
    'but not if the page’s policy forbids it',
    { allowsFeature: (name: string) => name !== 'geolocation' },
    false,
  ],
])('visitors are asked for their position %s', (_where, featurePolicy, isAsked) => {
  undo = [given(navigator, 'geolocation', geolocation), given(document, 'featurePolicy', featurePolicy)];
  expect(browserEnvironment().geolocation()).toBe(isAsked ? geolocation : undefined);
});

test('a visible page counts as shown at once', () => {
  const shown = jest.fn();
  browserEnvironment().whenShown(shown);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('a prerendered page counts as shown once the browser shows it', () => {
  undo = [given(document, 'prerendering', true)];
  const shown = jest.fn();
  browserEnvironment().whenShown(shown);
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('leaving the page is noticed, even if the browser caches the page', () => {
  const left = jest.fn();
  browserEnvironment().whenLeft(left);
  expect(left).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(1);
});

test('a canceled timer never fires', () => {
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
