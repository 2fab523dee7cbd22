import { latinDigits } from '@/lib/text/latin-digits';

/**
 * The five digits of a ZIP code, however it is written: "55408", "55408-1234", "554081234", " 55 408 ", full-width.
 * Among words ("Minneapolis, MN 55408") the last five digits that stand together. Undefined where there are none.
 */
export function readZip(typed: string): string | undefined {
  const text = latinDigits(typed);
  const isAmongWords = /\p{L}/u.test(text);
  const numbers = isAmongWords ? text.split(/\D+/) : [text.replace(/\D/g, '')];
  return numbers.findLast((number) => number.length === 5 || number.length === 9)?.slice(0, 5);
}
