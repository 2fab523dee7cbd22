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
