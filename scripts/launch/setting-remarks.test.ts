import { siteContent } from '@/lib/content/load';
import { settingRemarks } from './setting-remarks';

const address = 'https://forms.harborfix.com/f';
const loopback = 'http://127.0.0.1/f';

test.each([
  ['no settings', {}, []],
  ['a folder on the owner’s own domain', { BASE_PATH: '/repair-site' }, ['BASE_PATH']],
  [
    'a request service after a test request',
    { NEXT_PUBLIC_REQUEST_URL: address, REQUEST_URL_TRIED: address },
    [],
  ],
  ['a request service without one', { NEXT_PUBLIC_REQUEST_URL: address }, ['REQUEST_URL_TRIED']],
  [
    'a request service on the owner’s computer',
    { NEXT_PUBLIC_REQUEST_URL: loopback, REQUEST_URL_TRIED: loopback },
    ['REQUEST_URL_TRIED'],
  ],
  [
    'another service than the one that was tried',
    { NEXT_PUBLIC_REQUEST_URL: address, REQUEST_URL_TRIED: 'https://b.com/f' },
    ['REQUEST_URL_TRIED'],
  ],
])('the launch gate checks %s', (_what, settings, stopping) => {
  const business = { ...siteContent().business, siteAddress: 'https://www.harborfix.com' };
  expect(settingRemarks(business, settings).map(({ where }) => where)).toEqual(
    stopping.map((name) => `the build setting ${name}`),
  );
});

test('a project page on github.io may be in a folder', () => {
  const business = { ...siteContent().business, siteAddress: 'https://harborfix.github.io' };
  expect(settingRemarks(business, { BASE_PATH: '/repair-site' })).toEqual([]);
});
