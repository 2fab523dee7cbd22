import { lookupSettings, requestUrl, providerNames } from './build-settings';

const reverse = 'NEXT_PUBLIC_REVERSE_GEOCODE_URL';
const ip = 'NEXT_PUBLIC_IP_GEOLOCATION_URL';
const request = 'NEXT_PUBLIC_REQUEST_URL';
const extra = 'NEXT_PUBLIC_REQUEST_EXTRA';

test('a build without settings uses BigDataCloud and GeoJS, and sends no requests', () => {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings({ [reverse]: '', [ip]: '  ' });
  expect(reverseGeocodeUrl).toMatch(/^https:\/\/api\.bigdatacloud\.net\//);
  expect(ipGeolocationUrl).toMatch(/^https:\/\/get\.geojs\.io\//);
  expect(requestUrl({ [request]: ' ' })).toBeUndefined();
  expect(providerNames({})).toEqual({ reverseGeocoder: 'BigDataCloud', ipLookup: 'GeoJS' });
});

test('a build can use other services over https, which the privacy policy names by their hosts', () => {
  const settings = { [reverse]: 'https://geo.example/r?key=1', [ip]: ' https://ip.example:8443/json ' };
  expect(Object.values(lookupSettings(settings))).toEqual([
    'https://geo.example/r?key=1',
    'https://ip.example:8443/json',
  ]);
  expect(providerNames(settings).ipLookup).toBe('ip.example:8443');
  // Tests send requests to this computer.
  for (const address of ['https://forms.example/f/abc?key=1', 'http://127.0.0.1:4790/requests'])
    expect(requestUrl({ [request]: ` ${address} ` })).toBe(address);
});

test.each([
  'http://geo.example/r',
  'http://127.0.0.1.example/r',
  'geo.example/r',
  'https://*.geo.example/r',
  'https://me:secret@geo.example/r',
  'https://geo.example/r#here',
])('the wrong address %s stops the build and names the setting', (address) => {
  expect(() => lookupSettings({ [ip]: address })).toThrow(`${ip} is "${address}".`);
  expect(() => requestUrl({ [request]: address })).toThrow(`${request} is "${address}".`);
});

test.each(['{"a":', '["a"]', '{"a":1}', 'null', `{"a":"${'b'.repeat(1000)}"}`])(
  'extra fields that aren’t short texts (%s) stop the build and name the setting',
  (json) => {
    expect(() => requestUrl({ [extra]: json })).toThrow(`${extra} is ${json}.`);
  },
);
