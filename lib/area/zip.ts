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

/** Whether a ZIP code is not in `zips`, the service area (five digits each). Never blocks the form. */
export function isZipOutside(typed: string, zips: readonly string[]): boolean {
  const zip = readZip(typed);
  return zip !== undefined && !zips.includes(zip);
}

/** How the ZIP codes of each state begin, by the US Postal Service's list of three-digit prefixes (L002). */
const beginnings = { MN: /^5[56]/, WI: /^5[34]/, IA: /^5[0-2]/, ND: /^58/, SD: /^57/ };

/** Whether a ZIP code begins as those of one of the states do; true if there is no whole ZIP code to tell. */
export function isZipInStates(typed: string, states: readonly StateCode[]): boolean {
  const zip = readZip(typed);
  return zip === undefined || states.some((state) => beginnings[state].test(zip));
}
