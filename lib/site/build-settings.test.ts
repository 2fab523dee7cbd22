import { lookupSettings, requestUrl, serviceNames } from './build-settings';

const reverse = 'NEXT_PUBLIC_REVERSE_GEOCODE_URL';
const ip = 'NEXT_PUBLIC_IP_GEOLOCATION_URL';
const request = 'NEXT_PUBLIC_REQUEST_URL';
const extra = 'NEXT_PUBLIC_REQUEST_EXTRA';

test('a build without settings uses BigDataCloud and GeoJS, and sends no requests', () => {
  const usual = {
    reverseGeocodeUrl: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
    ipGeolocationUrl: 'https://get.geojs.io/v1/ip/geo.json',
  };
  expect(lookupSettings({})).toEqual(usual);
  expect(lookupSettings({ [reverse]: '', [ip]: '  ' })).toEqual(usual);
  expect([requestUrl({}), requestUrl({ [request]: ' ' })]).toEqual([undefined, undefined]);
});

test('a build can use other services, over https', () => {
  const [reverseGeocodeUrl, ipGeolocationUrl] = ['https://geo.example/r?key=1', 'https://ip.example/json'];
  expect(lookupSettings({ [reverse]: reverseGeocodeUrl, [ip]: ` ${ipGeolocationUrl} ` })).toEqual({
    reverseGeocodeUrl,
    ipGeolocationUrl,
  });
});

test.each([
  'http://geo.example/r',
  'http://127.0.0.1.example/r',
  'geo.example/r',
  'https://*.geo.example/r',
  'javascript:alert(1)',
  'https://me:secret@geo.example/r',
  'https://geo.example/r#here',
  'https://a;sandbox/r',
  'https://[::1]/r',
])('the wrong address %s stops the build with an explanation', (address) => {
  const build = () => lookupSettings({ [ip]: address });
  expect(build).toThrow(`The setting ${ip} is "${address}".`);
  expect(build).toThrow('to use https://get.geojs.io/v1/ip/geo.json.');
});

test('a service has its name in the privacy policy, or its host if we don’t know the name', () => {
  expect(serviceNames({})).toEqual({ reverseGeocoder: 'BigDataCloud', ipLookup: 'GeoJS' });
  expect(serviceNames({ [ip]: 'https://geo.example:8443/api?key=1' }).ipLookup).toBe('geo.example:8443');
});

test('a build can send requests over https, and in tests to localhost', () => {
  for (const address of ['https://forms.example/f/abc?key=1', 'http://127.0.0.1:4790/requests'])
    expect(requestUrl({ [request]: ` ${address} ` })).toBe(address);
});

test('a wrong address of the request service stops the build with an explanation', () => {
  const build = () => requestUrl({ [request]: 'http://forms.example/f/abc' });
  expect(build).toThrow('to use no service.');
});

test.each(['{"a":', '["a"]', '{"a":1}', '{"a":{"b":"c"}}', '"a"', 'null', `{"a":"${'b'.repeat(1000)}"}`])(
  'extra fields that aren’t short texts (%s) stop the build with an explanation',
  (json) => {
    expect(() => requestUrl({ [extra]: json })).toThrow(`The setting ${extra} is ${json}.`);
  },
);
