import { requestUrl } from '@/lib/request/settings';
import { lookupSettings, serviceName } from '@/lib/location/settings';

/**
 * The services this build calls, which the privacy policy must name. Throws an Error with an
 * explanation if the address of one is wrong.
 */
export function contentSettings(settings: Readonly<Record<string, string | undefined>> = process.env) {
  const { reverseGeocodeUrl, ipGeolocationUrl } = lookupSettings(settings);
  const requests = requestUrl(settings);
  return {
    reverseGeocoder: serviceName(reverseGeocodeUrl),
    ipLookup: serviceName(ipGeolocationUrl),
    requestService: requests && serviceName(requests),
  };
}

export type ContentSettings = ReturnType<typeof contentSettings>;
