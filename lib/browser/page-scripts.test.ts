/** @jest-environment ./scripts/jest-browser.ts */
import { addPageScripts } from './page-scripts';

const folder = 'http://localhost/_next/';
const page = { folder, styles: '/a.css', scripts: ['/_next/a.js'], booking: '/checkout', ahead: [] };
const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const notice = () => document.getElementById('missing-script');
const settle = () => new Promise((done) => setTimeout(done));

/** Lets a script fail, as a browser would tell it. */
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

test('scripts wait until the page is there, and come at the first sign of a person', () => {
  expect(added()).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(added()).toEqual(['/_next/a.js']);
  expect(document.querySelector('link[href="/a.css"]')).toBeInstanceOf(HTMLLinkElement);
});

test('a script of a stranger that fails is none of the page’s business', async () => {
  await fail('https://extension.example/x.js');
  await fail('http://localhost/elsewhere/x.js');
  await fail('http://localhost/_next/~stranger/x.js');
  expect(notice()?.hidden).toBe(true);
});

test('a script of the site that fails is announced where a reload would not help', async () => {
  await fail('http://localhost/_next/static/gone.js');
  expect(notice()?.hidden).toBe(false);
});
