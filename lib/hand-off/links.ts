import { plainText } from '@/lib/text/plain-text';
import { fittedText } from './fitted-text';
import { dialNumber } from './phone';
import type { Summary } from './summary';

/** Some mail programs silently cut off links of this length or more, in characters. */
export const MAILTO_LIMIT = 2000;

type Mail = {
  /** The business's email address. */
  to: string;
  subject: string;
  summary: Summary;
  /** Marks a cut: "… [shortened]". */
  shortened: string;
};

/** A link that opens the visitor's mail program with the summary, cut to fit (RFC 6068). */
export function mailtoHref({ to, subject, summary, shortened }: Mail): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const start = `mailto:${address}?subject=${encodeURIComponent(plainText(subject).replace(/\n/g, ' '))}&body=`;
  // RFC 6068, section 5: line breaks in the body are CRLF.
  const hrefOf = (text: string) => start + encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const { title, rows } = summary;
  return hrefOf(fittedText({ title, rows, shortened }, (text) => hrefOf(text).length < MAILTO_LIMIT));
}

/** About four text messages, in UTF-16 units. Longer ones arrive in pieces or as a picture. */
export const SMS_LIMIT = 600;

// The business knows its prices and answers by phone.
const leftOut = ['email', 'fee', 'tax', 'total'];

type TextMessage = {
  /** The business's number, such as "(612) 555-0142". */
  phone: string;
  summary: Summary;
  /** Marks a cut: "… [shortened]". */
  shortened: string;
};

/**
 * A link that opens the visitor's texting app with a short summary. "?&body=" works on Android,
 * which expects "?", and on iOS, which expects "&". Throws a RangeError as `dialNumber` does.
 */
export function smsHref({ phone, summary, shortened }: TextMessage): string {
  const rows = summary.rows.filter(({ id }) => !leftOut.includes(id));
  const text = fittedText({ title: summary.title, rows, shortened }, ({ length }) => length <= SMS_LIMIT);
  return `sms:${dialNumber(phone)}?&body=${encodeURIComponent(text)}`;
}
