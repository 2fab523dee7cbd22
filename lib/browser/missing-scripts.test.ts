/** @jest-environment ./scripts/jest-browser.ts */
const isNoticeShown = () => document.getElementById('page-notice')?.hasAttribute('data-shown');

const script = '/_next/static/page.js';

/** Recovers on a new page, where a script has failed and only some addresses still answer. */
async function recover(isThere: (address: string) => boolean) {
  globalThis.fetch = (address) =>
    isThere(String(address)) ? Promise.resolve(new Response()) : Promise.reject(new Error('offline'));
  jest.resetModules();
  const { recoverFromMissing } = await import('./missing-scripts');
  await recoverFromMissing(script);
}

beforeEach(() => {
  document.body.innerHTML = '<p id="page-notice">Reload</p>';
});

test('a followed link is not undone by a reload for the scripts that it canceled', async () => {
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
])('the page is not reloaded for a visitor who %s: they read the notice', async (_who, prepare) => {
  prepare();
  await recover((address) => address === location.href);
  jest.restoreAllMocks();
  expect(isNoticeShown()).toBe(true);
});
