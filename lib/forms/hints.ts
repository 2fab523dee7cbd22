import { latinDigits } from '@/lib/text/latin-digits';

const extension = /[\s,;]*(?:extension|ext\.?|x|#)[\s.:]*\d{1,6}\s*$/i;

/**
 * Whether a phone number may be mistyped: anything but ten digits, allowing for +1, punctuation, an
 * extension and other scripts. Only for a hint, never to block the form. Empty is fine.
 */
export function isUnusualPhone(typed: string): boolean {
  if (typed.trim() === '') return false;
  const digits = latinDigits(typed).replace(extension, '').replace(/\D/g, '');
  return !/^1?\d{10}$/.test(digits);
}
