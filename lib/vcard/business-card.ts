import type { Business } from '@/lib/content/business';
import { escapeText, foldLine } from '@/lib/hand-off/calendar-line';
import { dialNumber } from '@/lib/hand-off/phone';
import { plainText } from '@/lib/text/plain-text';

type Card = {
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address'>;
  /** Full address of the home page. */
  site: string;
  /** The contact's notes, such as the hours. */
  note: string;
};

/** Text escaped for an address book; unusual spaces become plain ones. */
const value = (text: string) => escapeText(plainText(text).replace(/[\u00a0\u202f\t]/g, ' '));

/**
 * The business as a contact (`text/vcard; charset=utf-8`), in version 3.0 (RFC 2426): the one that iOS,
 * Android, Outlook and Gmail all import. The same content always gives the same bytes. Throws a
 * RangeError for a phone number outside the US; content/ is checked for that at build.
 */
export function businessCard({ business: { name, phone, email, address }, site, note }: Card): string {
  const { street, city, state, zipCode } = address.value;
  const place = ['', '', street, city, state, zipCode, 'United States'].map(value).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Version 3.0 requires a person's name. Shown where X-ABSHOWAS is not understood.
    `N:${value(name.value)};;;;`,
    `FN:${value(name.value)}`,
    `ORG:${value(name.value)}`,
    // Apple's address book files the card under the organization instead of under a person.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${dialNumber(phone.value)}`,
    `EMAIL;TYPE=INTERNET,WORK:${value(email.value)}`,
    `ADR;TYPE=WORK:${place}`,
    // A web address is not text: nothing in it is escaped.
    `URL:${site}`,
    `NOTE:${value(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Path of the contact card on the site. */
export const cardPath = '/contact.vcf';

/** The card's file name: the business's name, without characters that file systems reject. */
export function cardFileName(business: string): string {
  return `${business.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim() || 'contact'}.vcf`;
}
