/** @jest-environment ./scripts/jest-browser.ts */
import { createRecovery } from './missing-scripts';

const isNoticeShown = () => document.getElementById('page-notice')?.hasAttribute('data-shown');

const script = '/_next/static/page.js';

/** Recovers on a page where a script has failed and only the addresses that are there respond. */
async function recover(isThere: (address: string) => boolean) {
  globalThis.fetch = (address) =>
    isThere(String(address)) ? Promise.resolve(new Response()) : Promise.reject(new Error('offline'));
  await createRecovery()(script);
}

beforeEach(() => {
  document.body.innerHTML = '<p id="page-notice">Reload</p>';
});

test('the page does not reload for scripts that the browser canceled to follow a link', async () => {
  // jsdom reports a reload as an error.
  await recover(() => true);
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
])('a visitor who %s sees the notice, and the page does not reload', async (_who, prepare) => {
  prepare();
  await recover((address) => address === location.href);
  jest.restoreAllMocks();
  expect(isNoticeShown()).toBe(true);
});
