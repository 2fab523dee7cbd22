import { latinDigits } from '@/lib/text/latin-digits';

/** An extension, which is dialed once the call is answered: "ext. 12", ";ext=12", "p12", ",,12#". */
const extension = /(?:[\s,;]*(?:extension|extn?|x|#|p|w)|[,;]+)[\s.:=]*\d{1,6}\s*#?\s*$/i;

/** "+" or the digits to dial instead: 011 in the United States, 00 in most of the world. */
const internationalPrefix = /^\D*\+|^\D*0\D*(?:1\D*1|0)/;

/**
 * Returns true if a phone number may be mistyped: it has neither ten digits nor a country code. Punctuation, an
 * extension, and digits of other scripts are fine, and so is an empty text. Use it only for a hint, never to block the
 * form.
 */
export function isUnusualPhone(typed: string): boolean {
  if (typed.trim() === '') return false;
  // The pattern of an extension would take seconds for such a text.
  if (typed.length > 200) return true;
  const number = latinDigits(typed).replace(extension, '');
  const isInternational = internationalPrefix.test(number);
  const digits = number.replace(internationalPrefix, '').replace(/\D/g, '');
  // The country code 1 has ten digits after it. No number in the world has more than 15 (ITU-T E.164).
  const usual = isInternational ? /^(1\d{10}|[2-9]\d{6,14})$/ : /^1?\d{10}$/;
  return !usual.test(digits);
}
