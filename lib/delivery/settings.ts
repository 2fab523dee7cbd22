import { checkedAddress, lookupSettings, type BuildSettings } from '@/lib/location/settings';
import { fixedFields } from './body';

/**
 * The address to which this build sends requests; undefined if it sends none, which is the default. Throws
 * an Error in plain words where the address or the fixed fields are wrong. Call it at build time.
 */
export function requestUrl(settings: BuildSettings): string | undefined {
  const name = 'NEXT_PUBLIC_REQUEST_URL';
  const address = settings[name]?.trim();
  fixedFields(settings['NEXT_PUBLIC_REQUEST_EXTRA']);
  return address ? checkedAddress(name, address, 'send no requests') : undefined;
}

/** Every address that the pages of this build call: the two look-ups, and where requests are sent. */
export function calledServices(settings: BuildSettings): string[] {
  const requests = requestUrl(settings);
  return [...Object.values(lookupSettings(settings)), ...(requests ? [requests] : [])];
}
