import type { Business } from '@/lib/content/business';
import { escapeText, foldLine } from '@/lib/hand-off/calendar-line';
import { dialNumber } from '@/lib/hand-off/phone';
import { plainText } from '@/lib/text/plain-text';

type Card = {
  business: Pick<Business, 'name' | 'phone' | 'email' | 'address'>;
  /** Full address of the home page. */
  site: string;
  /** Free words for the contact's notes, such as the hours. */
  note: string;
};

/** One line of text, as an address book takes it: a line break stays a line break, odd spaces become plain ones. */
const value = (text: string) => escapeText(plainText(text).replace(/[\u00a0\u202f\t]/g, ' '));

/**
 * The business as a contact for an address book (`text/vcard; charset=utf-8`). Version 3.0 (RFC 2426) and not 4.0: it is the
 * one that iOS, Android, Outlook and Gmail all import. The same content always makes the same bytes.
 * Throws a RangeError for a phone number that isn't one of the US; content/ is checked for that at build.
 */
export function businessCard({ business: { name, phone, email, address }, site, note }: Card): string {
  const { street, city, state, zipCode } = address.value;
  const place = ['', '', street, city, state, zipCode, 'United States'].map(value).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A version 3.0 card needs a person's name. Where the next but one line isn't understood, this one is shown.
    `N:${value(name.value)};;;;`,
    `FN:${value(name.value)}`,
    `ORG:${value(name.value)}`,
    // Apple's address book files the card under the organization instead of under a person.
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${dialNumber(phone.value)}`,
    `EMAIL;TYPE=INTERNET,WORK:${value(email.value)}`,
    `ADR;TYPE=WORK:${place}`,
    // An address of the web is no text: nothing in it is escaped.
    `URL:${site}`,
    `NOTE:${value(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
