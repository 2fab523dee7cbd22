import type { StateCode } from './states';
import { latinDigits } from '@/lib/text/latin-digits';

/** Returns the five digits of the last ZIP code in a text, also of "55408-1234" and of full-width digits. */
export function readZip(typed: string): string | undefined {
  const text = latinDigits(typed);
  const isInText = /\p{L}/u.test(text);
  const numbers = isInText ? text.split(/\D+/) : [text.replace(/\D/g, '')];
  return numbers.findLast((number) => number.length === 5 || number.length === 9)?.slice(0, 5);
}

/** Whether a text doesn't look like a ZIP code: "55" has too few digits. */
export function isUnusualZip(typed: string): boolean {
  return typed.trim() !== '' && readZip(typed) === undefined;
}

/** The first digits of each state's ZIP codes. Source: the US Postal Service's list of three-digit prefixes (L002). */
const zipPrefixes = { MN: /^5[56]/, WI: /^5[34]/, IA: /^5[0-2]/, ND: /^58/, SD: /^57/ };

/** Whether a five-digit ZIP code is in one of the states. */
export const isZipInStates = (zip: string, states: readonly StateCode[]) =>
  states.some((state) => zipPrefixes[state].test(zip));

/** The facts that decide whether we serve a ZIP code. */
export type ZipRules = { zips: readonly string[]; statesServed: readonly StateCode[] };

/**
 * Returns whether we serve a ZIP code. We know its state and our own list, but not its distance.
 * @returns `listed`, `nearby` (a visit can cost more), or `elsewhere` (we don't serve its state)
 */
export function placeOfZip(typed: string, { zips, statesServed }: ZipRules) {
  const zip = readZip(typed);
  // Until the visitor has typed a whole ZIP code, we take it to be on our list.
  if (zip === undefined || zips.includes(zip)) return 'listed';
  return isZipInStates(zip, statesServed) ? 'nearby' : 'elsewhere';
}

/** Returns a sentence about a ZIP code that isn't on our list, or '' for any other text. */
export function zipSentence(typed: string, rules: ZipRules & { areaCount: string }): string {
  const place = placeOfZip(typed, rules);
  return place === 'listed' ? '' : zipSentences(readZip(typed) ?? '', rules.areaCount)[place];
}

/** The sentences about a ZIP code that isn't on our list. `areaCount` is a count such as "16 neighborhoods". */
export const zipSentences = (zip: string, areaCount: string) => ({
  // We can't promise to come, because the ZIP code may be at the other end of the state.
  nearby: `${zip} is outside our ${areaCount}. A visit there can cost more. Call, and we’ll tell you the price.`,
  elsewhere: `Sorry, ${zip} is outside our service area.`,
});
