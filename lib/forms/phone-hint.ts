import { latinDigits } from '@/lib/text/latin-digits';

/** Ten digits, with or without the country code 1, or the number of another country with "+" or 0 before it. */
const usualNumber = /^(?:(?:\+?1)?[2-9]\d{9}|\+[2-9]\d{6,14}|0\d{9,17})$/;

/**
 * Returns a hint if a phone number may be mistyped, and otherwise ''. Punctuation and digits of other scripts are fine,
 * and so is an empty text. A letter, a comma, a semicolon or "#" begins an extension. Never block a form with it.
 */
export function phoneHint(typed: string): string {
  const number = latinDigits(typed).replace(/[\p{L},;#].*/su, '');
  const isUsual = typed.trim() === '' || usualNumber.test(number.replace(/[^\d+]/g, ''));
  return isUsual ? '' : 'A US phone number has 10 digits.';
}
