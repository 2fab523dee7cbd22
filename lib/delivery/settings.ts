import { z } from 'zod';
import { checkedAddress, lookupSettings, type BuildSettings } from '@/lib/location/settings';

/**
 * The address to which this build sends requests; undefined if it sends none, which is the default. Throws
 * an Error in plain words where the address or the fixed fields are wrong. Call it at build time.
 */
export function requestUrl(settings: BuildSettings): string | undefined {
  const extra = settings['NEXT_PUBLIC_REQUEST_EXTRA'] ?? '';
  try {
    z.record(z.string(), z.string()).parse(JSON.parse(extra.trim() || '{}'));
    // The rest of the body is the visitor's.
    z.string().max(1000).parse(extra);
  } catch {
    throw new Error(
      `The setting NEXT_PUBLIC_REQUEST_EXTRA is ${extra}. It must be a JSON object of texts, at most 1000 ` +
        'characters long, such as {"access_key":"…"}. Correct it or remove it.',
    );
  }
  return checkedAddress(settings, 'NEXT_PUBLIC_REQUEST_URL') || undefined;
}

/** Every address that the pages of this build call: the two look-ups, and where requests are sent. */
export function calledServices(settings: BuildSettings): string[] {
  return [...Object.values(lookupSettings(settings)), requestUrl(settings) ?? []].flat();
}
