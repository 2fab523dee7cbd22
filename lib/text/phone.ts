import { latinDigits } from './latin-digits';

/** Returns a phone number of ten digits as the shop writes its own, and any other text as it is. */
export function formatPhone(own: string, typed: string): string {
  const number = latinDigits(typed).replace(/[\s().-]/g, '');
  const digits = /^(?:\+?1)?([2-9]\d{9})$/.exec(number)?.[1]?.split('') ?? [];
  const places = own.match(/\d/g) ?? [];
  return digits.length === places.length ? own.replace(/\d/g, () => digits.shift() ?? '') : typed;
}
