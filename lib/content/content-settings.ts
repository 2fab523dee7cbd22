import { requestUrl } from '@/lib/delivery/settings';
import { lookupSettings, serviceName } from '@/lib/location/settings';
import { TAX_PERCENT } from '@/lib/pricing/quote';
import type { ContentSettings } from './facts';

/**
 * What the words take from outside content/: the services that this build calls, so that the privacy policy names
 * the right ones, and the tax rate. Throws an Error in plain words when the address of a service is wrong.
 */
export function contentSettings(
  settings: Readonly<Record<string, string | undefined>> = process.env,
): ContentSettings {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(settings);
  const requests = requestUrl(settings);
  return {
    reverseGeocoder: serviceName(reverseGeocodeUrl),
    ipLookup: serviceName(ipGeolocationUrl),
    requestService: requests && serviceName(requests),
    taxPercent: `${TAX_PERCENT}%`,
  };
}
