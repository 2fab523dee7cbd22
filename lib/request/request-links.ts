import type { Way } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import { phoneHref, smsHref } from '@/lib/site/links';
import { campaignId, subjectOf, summaryText, type Summary, type SummaryRow } from './summary';

/** Some mail programs silently cut off links of this length or more, in characters. */
const mailtoLimit = 2000;

/** The longest text message, in UTF-16 units, which is about four messages. A longer one may arrive split or as MMS. */
const smsLimit = 600;

/**
 * The longest text and link in a QR code, in UTF-16 units. Cameras have trouble with larger codes. Percent-encoding
 * turns a Chinese character into nine characters.
 */
const codeLimit = { text: 300, href: 520 };

const shortened = '… [shortened]';

/**
 * The end of a text or an email about an appliance. Visitors read it in their app. Technicians need the model number
 * most.
 */
const photoLine = ({ appliance }: Summary) =>
  appliance && '\n\nAdd a photo of the label with the model number, if you can.';

/** A link that opens the app of this way, with the request in it. */
export function appHref(way: Way, summary: Summary, { phone, email = '' }: Shop): string {
  if (way === 'call') return phoneHref(phone);
  return way === 'text' ? requestSmsHref(summary, phone) : requestMailHref(summary, email);
}

/** A link that opens the visitor's mail program with the summary, cut to fit (RFC 6068). */
export function requestMailHref(summary: Summary, to: string): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const subject = encodeURIComponent(subjectOf(summary));
  // RFC 6068, section 5, requires CRLF line breaks in the body.
  const bodyOf = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'));
  const hrefOf = (text: string) =>
    `mailto:${address}?subject=${subject}&body=${bodyOf(text + photoLine(summary))}`;
  return hrefOf(fittedText(summary, (text) => hrefOf(text).length < mailtoLimit));
}

/** A link that opens the visitor's texting app with a short summary. */
export function requestSmsHref(summary: Summary, phone: string): string {
  // The business knows its usual prices, but not which other price the visitor saw.
  const rows = summary.rows.filter((row) => !isUsualPrice(row)).map(withoutPlaceCaveat);
  const ending = photoLine(summary);
  const fits = (text: string) => text.length + ending.length <= smsLimit;
  return smsHref(phone, fittedText({ ...summary, rows }, fits) + ending);
}

const longRows = ['problemDescription', campaignId];

/** A link like that of `requestSmsHref`, but without prices, caveats, and long texts, to fit the QR code. */
export function requestCodeHref(summary: Summary, phone: string): string {
  const rows = summary.rows
    .filter(({ id, kind }) => kind === 'reference' || (kind === 'answer' && !longRows.includes(id)))
    .map(({ caveat: _caveat, ...row }) => row);
  const fits = (text: string) =>
    text.length <= codeLimit.text && smsHref(phone, text).length <= codeLimit.href;
  return smsHref(phone, fittedText({ ...summary, rows }, fits));
}

/**
 * Returns a summary as text, with its longest answers cut until it `fits`. Cuts are marked. They never split a
 * character, a label, the reference, or the price of the visit.
 */
export function fittedText({ title, rows }: Summary, fits: (text: string) => boolean): string {
  // One limit for all values shortens the longest one first. That is usually the description of the problem, so the
  // name and the phone number stay complete. We must try each limit, because encoding makes up to twelve characters of
  // one.
  for (let limit = mailtoLimit; limit >= 0; limit -= 10) {
    const cut = rows.map((row) => ({ ...row, value: shorten(row, limit) }));
    const text = summaryText({ title, rows: cut });
    if (fits(text)) return text;
  }
  return summaryText({ title, rows: rows.filter((row) => row.kind !== 'answer' && !isUsualPrice(row)) });
}

/** A text message leaves out the caveat about the place, because the business can tell from the ZIP code. */
const withoutPlaceCaveat = ({ caveat, ...row }: SummaryRow): SummaryRow =>
  row.id === 'address' ? row : { ...row, caveat };

const isUsualPrice = ({ kind }: SummaryRow) => kind === 'amount' || kind === 'total';

function shorten({ kind, value }: SummaryRow, limit: number): string {
  // We keep a short answer, because "MN" is shorter than "M… [shortened]".
  if (kind !== 'answer' || value.length <= limit + shortened.length) return value;
  // With the "u" flag, this matches only half a character.
  const cut = value.slice(0, limit).replace(/\p{Surrogate}$/u, '');
  return `${cut.trimEnd()}${shortened}`;
}
