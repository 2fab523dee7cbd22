import { latinDigits } from '@/lib/text/latin-digits';
import type { StateCode } from './states';

/** Matches a ZIP code at the end of an address, or before its country. "Apt 12345" isn't one. */
const zipAtEnd =
  /(?<!\d|(?:#|\b(?:apt|apartment|unit|suite|ste|room|lot|box|no)) ?)(\d{5})(?: ?\d{4})?(?: (?:u ?s(?: ?a)?|united states(?: of america)?))?$/i;

/**
 * Returns the five digits of the ZIP code that a text is or ends with, also of "55408-1234" and of full-width digits. A
 * number before other words is a house number.
 */
export function readZip(typed: string): string | undefined {
  const words = latinDigits(typed).match(/[\p{L}\p{M}\d]+|#/gu) ?? [];
  const isInText = words.some((word) => /\D/.test(word));
  return zipAtEnd.exec(words.join(isInText ? ' ' : ''))?.[1];
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
