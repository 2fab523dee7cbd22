/**
 * The number in international format: "(612) 555-0142" is "+16125550142". Throws a RangeError
 * unless it is a ten-digit US number.
 */
export function dialNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) throw new RangeError(`Not a US phone number of ten digits: ${phone}`);
  return `+1${digits}`;
}

/** A link that calls the business: "tel:+16125550142". Throws a RangeError as `dialNumber` does. */
export const phoneHref = (phone: string) => `tel:${dialNumber(phone)}`;

/** A link that writes a text message to the business: "sms:+16125550142". */
export const smsHref = (phone: string) => `sms:${dialNumber(phone)}`;
