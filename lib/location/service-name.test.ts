import { serviceHost, serviceName } from './service-name';
import { lookupSettings } from './settings';

test('the privacy policy names the services that the build asks', () => {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings({});
  expect(serviceName(reverseGeocodeUrl)).toBe('BigDataCloud');
  expect(serviceName(ipGeolocationUrl)).toBe('GeoJS');
  expect(serviceName('https://freeipapi.com/api/json')).toBe('FreeIPAPI');
});

test('the privacy policy names a service that we do not know by its host', () => {
  expect(serviceName('https://geo.example:8443/api?key=1')).toBe('geo.example:8443');
  expect(serviceHost('https://api.bigdatacloud.net/data/reverse-geocode-client')).toBe(
    'api.bigdatacloud.net',
  );
});
