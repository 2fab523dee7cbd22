/** @jest-environment jsdom */
import { addPageScripts } from './page-scripts';

const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The browser never becomes idle, so only a deadline ends the wait. */
const busyBrowser = (callBack: () => void, { timeout }: { timeout?: number } = {}) =>
  timeout === undefined ? 0 : Number(setTimeout(callBack, timeout));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  Object.assign(window, { requestIdleCallback: busyBrowser });
  addPageScripts('/style.css', ['/page.js'], () => {});
});
afterEach(() => void jest.useRealTimers());

test('a page that is always busy gets its scripts after two seconds', () => {
  jest.advanceTimersByTime(1900);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(scripts()).toEqual(['/page.js']);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'])(
  'a page gets its scripts once, at the first %s of a visitor',
  (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(scripts()).toEqual(['/page.js']);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(5000);
    expect(scripts()).toEqual(['/page.js']);
  },
);
