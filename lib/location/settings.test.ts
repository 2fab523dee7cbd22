import { lookupSettings, serviceName } from './settings';

const reverse = 'NEXT_PUBLIC_REVERSE_GEOCODE_URL';
const ip = 'NEXT_PUBLIC_IP_GEOLOCATION_URL';

test('a build without settings uses BigDataCloud and GeoJS', () => {
  const usual = {
    reverseGeocodeUrl: 'https://api.bigdatacloud.net/data/reverse-geocode-client',
    ipGeolocationUrl: 'https://get.geojs.io/v1/ip/geo.json',
  };
  expect(lookupSettings({})).toEqual(usual);
  expect(lookupSettings({ [reverse]: '', [ip]: '  ' })).toEqual(usual);
});

test('a build can use other services, over https', () => {
  expect(
    lookupSettings({ [reverse]: 'https://geo.example/r?key=1', [ip]: ' https://freeipapi.com/api/json ' }),
  ).toEqual({
    reverseGeocodeUrl: 'https://geo.example/r?key=1',
    ipGeolocationUrl: 'https://freeipapi.com/api/json',
  });
});

test.each(['http://localhost:4000/r', 'http://127.0.0.1:4000/r', 'http://[::1]:4000/r'])(
  'a test can use localhost without https: %s',
  (address) => {
    expect(lookupSettings({ [reverse]: address }).reverseGeocodeUrl).toBe(address);
  },
);

test.each([
  ['http://geo.example/r', 'starts with http://, which only works for localhost'],
  ['http://localhost.example/r', 'starts with http://, which only works for localhost'],
  ['http://127.0.0.1.example/r', 'starts with http://, which only works for localhost'],
  ['geo.example/r', 'is not a web address'],
  ['//geo.example/r', 'is not a web address'],
  ['ftp://geo.example/r', 'does not start with https://'],
  ['javascript:alert(1)', 'does not start with https://'],
  ['https://me:secret@geo.example/r', 'contains a user name or password'],
  ['https://geo.example/r#here', 'has a part after "#"'],
])('the wrong address %s stops the build with an explanation', (address, wrong) => {
  const build = () => lookupSettings({ [ip]: address });
  expect(build).toThrow(`The setting ${ip} is "${address}". It ${wrong}`);
  expect(build).toThrow(
    'Set it to the full address of the service, starting with https://, or remove it to use https://get.geojs.io/v1/ip/geo.json.',
  );
});

test('the privacy policy names the services that the build uses', () => {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings({});
  expect(serviceName(reverseGeocodeUrl)).toBe('BigDataCloud');
  expect(serviceName(ipGeolocationUrl)).toBe('GeoJS');
  expect(serviceName('https://freeipapi.com/api/json')).toBe('FreeIPAPI');
});

test('the privacy policy names an unknown service by its host', () => {
  expect(serviceName('https://geo.example:8443/api?key=1')).toBe('geo.example:8443');
});
