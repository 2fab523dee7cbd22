import type { Business } from '@/lib/content/business';
import { escapeText, foldLine } from '@/lib/hand-off/calendar-line';
import { dialNumber } from '@/lib/hand-off/phone';
import { plainText } from '@/lib/text/plain-text';

type Card = {
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address'>;
  /** Absolute URL of the home page. */
  site: string;
  /** The contact's notes, such as the hours. */
  note: string;
};

/** Text escaped for an address book; unusual spaces become plain ones. */
const value = (text: string) => escapeText(plainText(text).replace(/[\u00a0\u202f\t]/g, ' '));

/**
 * The business as a vCard (`text/vcard; charset=utf-8`), version 3.0 (RFC 2426), which iOS,
 * Android, Outlook and Gmail all import. The same content always gives the same bytes. Throws a
 * RangeError for a phone number outside the US, which the build already rejects.
 */
export function businessCard({ business: { name, phone, email, address }, site, note }: Card): string {
  const { street, city, state, zipCode } = address.value;
  const place = ['', '', street, city, state, zipCode, 'United States'].map(value).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Version 3.0 requires a person's name. Shown by apps that ignore X-ABSHOWAS.
    `N:${value(name.value)};;;;`,
    `FN:${value(name.value)}`,
    `ORG:${value(name.value)}`,
    // Apple Contacts then files the card under the company instead of a person.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${dialNumber(phone.value)}`,
    `EMAIL;TYPE=INTERNET,WORK:${value(email.value)}`,
    `ADR;TYPE=WORK:${place}`,
    // A URL is not a text value, so it is not escaped.
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
