import { dialNumber } from '@/lib/site/links';
import { plainText } from '@/lib/text/plain-text';
import { subjectOf, summaryText, type Summary, type SummaryRow } from './summary';

/** Some mail programs silently cut off links of this length or more, in characters. */
export const mailtoLimit = 2000;

/** About four text messages, in UTF-16 units. Longer ones arrive in pieces or as a picture. */
export const smsLimit = 600;

/** Of the whole link: a QR code holds 2,953 characters, and a character of Chinese takes nine. */
export const smsHrefLimit = 2900;

const shortened = '… [shortened]';

/** A link that opens the visitor's mail program with the summary, cut to fit (RFC 6068). */
export function requestMailHref(summary: Summary, to: string): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const start = `mailto:${address}?subject=${encodeURIComponent(plainText(subjectOf(summary)).replace(/\n/g, ' '))}&body=`;
  // RFC 6068, section 5: line breaks in the body are CRLF.
  const hrefOf = (text: string) => start + encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return hrefOf(fittedText(summary, (text) => hrefOf(text).length < mailtoLimit));
}

/**
 * A link that opens the visitor's texting app with a short summary. "?&body=" works on Android,
 * which expects "?", and on iOS, which expects "&".
 */
export function requestSmsHref(summary: Summary, phone: string): string {
  // The business knows its prices, but which one the visitor was told.
  const rows = summary.rows.filter(({ kind }) => kind !== 'amount').map(({ note: _note, ...row }) => row);
  const hrefOf = (text: string) => `sms:${dialNumber(phone)}?&body=${encodeURIComponent(text)}`;
  const fits = (text: string) => text.length <= smsLimit && hrefOf(text).length <= smsHrefLimit;
  return hrefOf(fittedText({ ...summary, rows }, fits));
}

/**
 * A summary, with its longest values cut until it `fits`. Cuts are marked and never split a
 * character, a label, the reference or a price that leads.
 */
export function fittedText({ title, rows }: Summary, fits: (text: string) => boolean): string {
  // One limit for all values cuts the longest first, which is the problem's description, and leaves the name
  // and the phone number whole. Encoded, a character takes up to twelve, so only trying tells what fits.
  for (let limit = mailtoLimit; limit >= 0; limit -= 10) {
    const cut = rows.map((row) => ({ ...row, value: shorten(row, limit) }));
    const text = summaryText({ title, rows: cut });
    if (fits(text)) return text;
  }
  return summaryText({ title, rows: rows.filter(({ kind }) => kind !== 'answer' && kind !== 'amount') });
}

function shorten({ kind, value }: SummaryRow, limit: number): string {
  // A short answer stays whole: "MN" is shorter than "M… [shortened]".
  if (kind !== 'answer' || value.length <= limit + shortened.length) return value;
  // With the "u" flag, only half a character matches.
  const cut = value.slice(0, limit).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}${shortened}`;
}
