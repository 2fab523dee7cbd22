/** @jest-environment ./scripts/jest-browser.ts */
import { addPageScripts } from './page-scripts';

const folder = 'http://localhost/_next/';
const page = { folder, styles: '/a.css', scripts: ['/_next/a.js'], booking: '/checkout', ahead: [] };
const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const notice = () => document.getElementById('missing-script');
const settle = () => new Promise((done) => setTimeout(done));

/** Reports a failed script, as a browser does. */
async function fail(src: string) {
  const script = document.head.appendChild(document.createElement('script'));
  script.src = src;
  script.dispatchEvent(new Event('error'));
  await settle();
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    value: { supportedEntryTypes: [] },
    configurable: true,
  });
  document.body.innerHTML = '<p id="missing-script" hidden>Reload</p><input id="name">';
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  addPageScripts(page);
});

test('scripts wait for the page to load, and are added at the first user input', () => {
  expect(added()).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(added()).toEqual(['/_next/a.js']);
  expect(document.querySelector('link[href="/a.css"]')).toBeInstanceOf(HTMLLinkElement);
});

test('visitors are not bothered when someone else’s script fails', async () => {
  await fail('https://extension.example/x.js');
  await fail('http://localhost/elsewhere/x.js');
  await fail('http://localhost/_next/~stranger/x.js');
  expect(notice()?.hidden).toBe(true);
});

test('visitors read a notice when our script fails and a reload can’t help', async () => {
  await fail('http://localhost/_next/static/gone.js');
  expect(notice()?.hidden).toBe(false);
});
