import { latinDigits } from '@/lib/text/latin-digits';

/**
 * The five digits of a ZIP code however it is typed: "55408", "55408-1234", " 55 408 ", full-width.
 * In text ("Minneapolis, MN 55408"), the last group of five or nine digits. Undefined if none.
 */
export function readZip(typed: string): string | undefined {
  const text = latinDigits(typed);
  const isInText = /\p{L}/u.test(text);
  const numbers = isInText ? text.split(/\D+/) : [text.replace(/\D/g, '')];
  return numbers.findLast((number) => number.length === 5 || number.length === 9)?.slice(0, 5);
}
