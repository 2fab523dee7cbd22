import { siteContent } from '@/lib/content/load';
import { settingRemarks } from './setting-remarks';

const address = 'https://forms.harborfix.com/f';
const loopback = 'http://127.0.0.1/f';

test.each([
  ['no settings', {}, []],
  ['a request service after a test request', { url: address, tried: ` ${address}` }, []],
  ['a request service without one', { url: address }, ['REQUEST_URL_TRIED']],
  ['one on the owner’s computer', { url: loopback, tried: loopback }, ['REQUEST_URL_TRIED']],
  ['another one than was tried', { url: address, tried: 'https://b.com/f' }, ['REQUEST_URL_TRIED']],
  ['a folder on the owner’s own domain', { folder: '/repair-site' }, ['BASE_PATH']],
  ['a folder on github.io', { folder: '/repair-site', site: 'https://harborfix.github.io' }, []],
])('the launch gate checks %s', (_what, settings, stopping) => {
  const {
    url,
    tried,
    folder,
    site: siteAddress = 'https://www.harborfix.com',
  }: Record<string, string> = settings;
  const business = { ...siteContent().business, siteAddress };
  const ofBuild = { NEXT_PUBLIC_REQUEST_URL: url, REQUEST_URL_TRIED: tried, BASE_PATH: folder };
  const remarks = settingRemarks(business, ofBuild).map(({ where, when }) => `${when}: ${where}`);
  expect(remarks).toEqual(stopping.map((name) => `launch: the build setting ${name}`));
});
