import { siteContent } from '@/lib/content/load';
import { settingRemarks } from './setting-remarks';

const address = 'https://forms.harborfix.com/f';
const loopback = 'http://127.0.0.1/f';
const ownComputer = { NEXT_PUBLIC_REQUEST_URL: loopback, REQUEST_URL_TRIED: loopback };
const requests = { NEXT_PUBLIC_REQUEST_URL: address };

test.each<[string, Record<string, string>, string[]]>([
  ['no settings', {}, []],
  ['a request service after a test request', { ...requests, REQUEST_URL_TRIED: ` ${address} ` }, []],
  ['a request service without a test request', requests, ['REQUEST_URL_TRIED']],
  ['a request service on the owner’s computer', ownComputer, ['REQUEST_URL_TRIED']],
  [
    'a test request to another address',
    { ...requests, REQUEST_URL_TRIED: 'https://b.com/f' },
    ['REQUEST_URL_TRIED'],
  ],
  ['a folder on the owner’s own domain', { BASE_PATH: '/repair-site' }, ['BASE_PATH']],
  ['a folder on github.io', { BASE_PATH: '/repair-site', site: 'https://harborfix.github.io' }, []],
])(
  'whether the launch gate stops with %s',
  (_what, { site = 'https://www.harborfix.com', ...settings }, stopping) => {
    const business = { ...siteContent().business, siteAddress: site };
    const remarks = settingRemarks(business, settings).map(({ where, when }) => `${when}: ${where}`);
    expect(remarks).toEqual(stopping.map((name) => `launch: the build setting ${name}`));
  },
);
