import { fittedText } from './fitted-text';
import { dialNumber } from './phone';
import type { Summary } from './summary';

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
