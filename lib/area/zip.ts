import type { StateCode } from './states';
import { latinDigits } from '@/lib/text/latin-digits';

/** The five digits of a ZIP code ("55408-1234", full-width), in a text of the last; undefined if none. */
export function readZip(typed: string): string | undefined {
  const text = latinDigits(typed);
  const isInText = /\p{L}/u.test(text);
  const numbers = isInText ? text.split(/\D+/) : [text.replace(/\D/g, '')];
  return numbers.findLast((number) => number.length === 5 || number.length === 9)?.slice(0, 5);
}

/** Whether the input is not a ZIP code: "55" has too few digits. */
export function isUnusualZip(typed: string): boolean {
  return typed.trim() !== '' && readZip(typed) === undefined;
}

/** How the ZIP codes of each state begin, by the US Postal Service's list of three-digit prefixes (L002). */
const beginnings = { MN: /^5[56]/, WI: /^5[34]/, IA: /^5[0-2]/, ND: /^58/, SD: /^57/ };

/** Whether a ZIP code begins as those of one of the states do; true if there is no whole ZIP code to tell. */
export function isZipInStates(typed: string, states: readonly StateCode[]): boolean {
  const zip = readZip(typed);
  return zip === undefined || states.some((state) => beginnings[state].test(zip));
}

/** The facts that decide whether we go to a ZIP code. `isVisitorFar`: the look-up found the visitor beyond our radius. */
export type ZipRules = {
  zips: readonly string[];
  statesServed: readonly StateCode[];
  isVisitorFar?: boolean | undefined;
};

/**
 * Whether we go to a ZIP code. We know its state and our own list, but not its distance, so for the rest we go by
 * where the visitor is. A text without a whole ZIP code tells nothing, and counts as `listed`.
 * @returns `listed`, `nearby` (a visit can cost more), `far` (call before you book), or `elsewhere` (we don't go there)
 */
export function placeOfZip(typed: string, { zips, statesServed, isVisitorFar }: ZipRules) {
  const zip = readZip(typed);
  if (zip === undefined || zips.includes(zip)) return 'listed';
  if (!isZipInStates(zip, statesServed)) return 'elsewhere';
  return isVisitorFar ? 'far' : 'nearby';
}
