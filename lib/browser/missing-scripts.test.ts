/** @jest-environment ./scripts/jest-browser.ts */
import { createRecovery } from './missing-scripts';

const isNoticeShown = () => document.getElementById('page-notice')?.hasAttribute('data-shown');

/** Recovers on a page where two scripts have failed. Only addresses with this end respond. */
async function recover(end: string) {
  globalThis.fetch = (address) =>
    String(address).endsWith(end) ? Promise.resolve(new Response()) : Promise.reject(new Error('offline'));
  const recovery = createRecovery();
  await Promise.all([recovery('/_next/static/page.js'), recovery('/_next/static/home.js')]);
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML =
    '<p id="page-notice">Reload</p><input value="Ana"><input type="radio" value="noon">' +
    '<select><option value="">Any</option><option value="dryer">Dryer</option></select>';
});

test('the page does not reload for scripts that the browser canceled to follow a link', async () => {
  // jsdom reports a reload as an error, which fails a test.
  await recover('');
  expect(isNoticeShown()).toBe(false);
});

test('when two scripts are missing, the page reloads at most once a minute, and otherwise shows the notice', async () => {
  const reports = jest.mocked(console.error).mockImplementation();
  await recover(location.href);
  expect(isNoticeShown()).toBe(false);
  expect(reports).toHaveBeenCalledTimes(1);
  sessionStorage.setItem('reloaded', String(Date.now() - 59_000));
  await recover(location.href);
  expect(isNoticeShown()).toBe(true);
  sessionStorage.setItem('reloaded', String(Date.now() - 61_000));
  await recover(location.href);
  expect(reports).toHaveBeenCalledTimes(2);
  reports.mockClear();
});

const change = (selector: string, value: object) =>
  Object.assign(document.querySelector(selector) ?? {}, value);

test.each([
  ['has started typing', () => change('input', { value: 'Ana B' })],
  ['has chosen a time', () => change('[type="radio"]', { checked: true })],
  ['has chosen an option', () => change('select', { value: 'dryer' })],
  ['blocks storage', () => jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(Object())],
  ['has no connection', () => 'nowhere'],
])('a visitor who %s sees the notice, and the page does not reload', async (_who, prepare) => {
  await recover(prepare() === 'nowhere' ? 'nowhere' : location.href);
  jest.restoreAllMocks();
  expect(isNoticeShown()).toBe(true);
});
