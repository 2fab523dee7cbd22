import type { Page, Route } from '@playwright/test';
import { lookupSettings } from '@/lib/content/build-settings';

const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(process.env);

/** The reply of a provider, or how it fails. */
type Reply = { json: unknown } | { status: number };

export const ip = (city: string, region = 'Minnesota', country = 'United States'): Reply => ({
  json: { city, region, country, latitude: '44.95', longitude: '-93.09' },
});

/** Mocks both providers of lookups and records their requests. By default, each fails. */
export async function answerLookups(page: Page, replies: { reverse?: Reply; ip?: Reply }) {
  const requests: { provider: string; address: string }[] = [];
  const answer = (provider: 'reverse' | 'ip') => async (route: Route) => {
    requests.push({ provider, address: route.request().url() });
    const reply = replies[provider] ?? { status: 500 };
    await route.fulfill({ ...reply, headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(`${reverseGeocodeUrl}**`, answer('reverse'));
  await page.route(`${ipGeolocationUrl}**`, answer('ip'));
  return requests;
}
