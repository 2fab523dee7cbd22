import { z } from 'zod';
import { checkedAddress, lookupSettings, type BuildSettings } from '@/lib/location/settings';

/**
 * The address to which this build sends requests; undefined, the default, if it sends none. Throws
 * an Error with an explanation if the settings are wrong. Call it at build time.
 */
export function requestUrl(settings: BuildSettings): string | undefined {
  const extra = settings['NEXT_PUBLIC_REQUEST_EXTRA'] ?? '';
  try {
    z.record(z.string(), z.string()).parse(JSON.parse(extra.trim() || '{}'));
    // The rest of the body is for the visitor's answers.
    z.string().max(1000).parse(extra);
  } catch {
    throw new Error(
      `The setting NEXT_PUBLIC_REQUEST_EXTRA is ${extra}. It must be a JSON object of strings with at most ` +
        '1000 characters, such as {"access_key":"…"}. Fix it or remove it.',
    );
  }
  return checkedAddress(settings, 'NEXT_PUBLIC_REQUEST_URL') || undefined;
}

/** Every address that the pages call: the two lookups and, if set, the request service. */
export function calledServices(settings: BuildSettings): string[] {
  return [...Object.values(lookupSettings(settings)), requestUrl(settings) ?? []].flat();
}
