import { plainText } from '@/lib/text/plain-text';
import { fittedText } from './fitted-text';
import { dialNumber } from './phone';
import type { Summary } from './summary';

/** A link has to stay shorter than this, everything counted: some mail programs cut longer ones off without a word. */
export const MAILTO_LIMIT = 2000;

type Mail = {
  /** The business's address, checked with content/. */
  to: string;
  subject: string;
  summary: Summary;
  /** Marks a cut: "… [shortened]". */
  shortened: string;
};

/**
 * A link that opens the visitor's mail program with the summary in it (RFC 6068). Nothing is sent by it. The text is cut
 * where the link would otherwise grow too long: see `fittedText`.
 */
export function mailtoHref({ to, subject, summary, shortened }: Mail): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const start = `mailto:${address}?subject=${encodeURIComponent(plainText(subject).replace(/\n/g, ' '))}&body=`;
  // RFC 6068, section 5: line breaks in the body are CRLF.
  const hrefOf = (text: string) => start + encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const { title, rows } = summary;
  return hrefOf(fittedText({ title, rows, shortened }, (text) => hrefOf(text).length < MAILTO_LIMIT));
}

/** About four text messages in one; longer ones arrive in pieces or as a picture message. In UTF-16 units. */
export const SMS_LIMIT = 600;

// Prices are known to the business, and the answer comes by phone.
const leftOut = ['email', 'fee', 'tax', 'total'];

type TextMessage = {
  /** The business's number, such as "(612) 555-0142". */
  phone: string;
  summary: Summary;
  /** Marks a cut: "… [shortened]". */
  shortened: string;
};

/**
 * A link that opens the visitor's messages with a short summary in it. Nothing is sent by it. "?&body=" is read by
 * Android, which wants "?", and by iOS, which wants "&". Throws a RangeError as `dialNumber` does.
 */
export function smsHref({ phone, summary, shortened }: TextMessage): string {
  const rows = summary.rows.filter(({ id }) => !leftOut.includes(id));
  const text = fittedText({ title: summary.title, rows, shortened }, ({ length }) => length <= SMS_LIMIT);
  return `sms:${dialNumber(phone)}?&body=${encodeURIComponent(text)}`;
}
