/** @jest-environment ./scripts/jest-browser.ts */
import { reloadWhenMissing } from './missing-scripts';

const folder = 'http://localhost/_next/';
const isNoticeShown = () => document.getElementById('page-notice')?.hasAttribute('data-shown');

/** Reports a failed script, as a browser does. */
async function fail(src: string) {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((done) => setTimeout(done));
  script.remove();
}

let isThere: (address: string) => boolean;

beforeAll(() => {
  globalThis.fetch = (address) =>
    isThere(String(address)) ? Promise.resolve(new Response()) : Promise.reject(new Error('offline'));
  reloadWhenMissing(folder);
});

beforeEach(() => {
  isThere = () => false;
  document.head.innerHTML = '';
  document.body.innerHTML = '<p id="page-notice">Reload</p>';
});

test('visitors are not bothered when someone else’s script fails', async () => {
  await fail('https://extension.example/x.js');
  await fail('http://localhost/elsewhere/x.js');
  await fail('http://localhost/_next/static/x.js?by=a-stranger');
  expect(isNoticeShown()).toBe(false);
});

test('a followed link is not undone by a reload for the scripts that it canceled', async () => {
  // jsdom reports a reload as an error.
  isThere = () => true;
  await fail('http://localhost/_next/static/canceled.js');
  expect(isNoticeShown()).toBe(false);
});

test.each([
  [
    'has started typing',
    () => document.body.append(Object.assign(document.createElement('input'), { value: 'Ana' })),
  ],
  [
    'has chosen an option',
    () => {
      document.body.innerHTML += '<select></select>';
      document.querySelector('select')?.append(new Option(), new Option('Dryer', 'dryer', false, true));
    },
  ],
  [
    'blocks storage',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('the page is not reloaded for a visitor who %s: they read the notice', async (_who, prepare) => {
  prepare();
  // The page is there, the script isn't.
  isThere = (address) => address === location.href;
  reloadWhenMissing(folder);
  await fail('http://localhost/_next/static/gone.js');
  jest.restoreAllMocks();
  expect(isNoticeShown()).toBe(true);
});
