import { requestUrl } from '@/lib/delivery/settings';
import { lookupSettings, serviceName } from '@/lib/location/settings';
import { TAX_PERCENT } from '@/lib/pricing/quote';
import type { ContentSettings } from './facts';

/**
 * Facts from outside content/: the tax rate, and the services this build calls, which the privacy
 * policy must name. Throws an Error with an explanation if the address of a service is wrong.
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
