import type { Page, Route } from '@playwright/test';
import { lookupSettings } from '@/lib/site/build-settings';

const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(process.env);

/** The response of a lookup service, or how it fails. */
type Reply = { json: unknown } | { status: number };

export const reverse = (city: string, principalSubdivision = 'Minnesota'): Reply => ({
  json: { city, locality: '', principalSubdivision, countryName: 'United States of America' },
});

export const ip = (city: string, region = 'Minnesota', country = 'United States'): Reply => ({
  json: { city, region, country, latitude: '44.95', longitude: '-93.09' },
});

/** Mocks both lookup services and records their requests. By default, each fails. */
export async function answerLookups(page: Page, responses: { reverse?: Reply; ip?: Reply }) {
  const asked: { service: string; query: string; method: string; body: string | null }[] = [];
  const respond = (service: 'reverse' | 'ip') => async (route: Route) => {
    const request = route.request();
    const { search } = new URL(request.url());
    asked.push({ service, query: search, method: request.method(), body: request.postData() });
    const given = responses[service] ?? { status: 500 };
    await route.fulfill({ ...given, headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(`${reverseGeocodeUrl}**`, respond('reverse'));
  await page.route(`${ipGeolocationUrl}**`, respond('ip'));
  return asked;
}
