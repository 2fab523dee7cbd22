import { readZip } from '@/lib/area/zip';
import { latinDigits } from '@/lib/text/latin-digits';

const extension = /[\s,;]*(?:extension|ext\.?|x|#)[\s.:]*\d{1,6}\s*$/i;

/**
 * Whether a phone number deserves a second look: it isn't ten digits, however they are written (with +1, brackets, an
 * extension, digits of another script). A reason for a quiet hint, never to hold anybody up. Nothing typed is fine.
 */
export function isUnusualPhone(typed: string): boolean {
  if (typed.trim() === '') return false;
  const digits = latinDigits(typed).replace(extension, '').replace(/\D/g, '');
  return !/^1?\d{10}$/.test(digits);
}

/** Whether something was typed that can't be read as a ZIP code: "55" has too few digits. A reason for a quiet hint. */
export function isUnusualZip(typed: string): boolean {
  return typed.trim() !== '' && readZip(typed) === undefined;
}

/**
 * Whether a ZIP code is none of `zips` (five digits each: the service area). A reason for a quiet hint ("a call can
 * tell"), never to hold anybody up.
 */
export function isZipOutside(typed: string, zips: readonly string[]): boolean {
  const zip = readZip(typed);
  return zip !== undefined && !zips.includes(zip);
}
