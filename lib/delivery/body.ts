import { fittedText } from '@/lib/hand-off/fitted-text';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { cutText, fillWords, plainText } from '@/lib/text/plain-text';

/** The limit of some services, in octets of UTF-8. */
const longestBody = 10_000;

/** Where to cut long answers, which the message repeats, in UTF-16 units. */
const shortAnswer = 200;

/** Amounts are in the message; the reference has its own field. */
const leftOut = ['reference', 'fee', 'tax', 'total'];

/** From content/hand-off.json. */
export type BodyWords = { subject: string; shortened: string };

/** `page` is an address without a query; `extra` are the owner's fixed fields. */
type Parts = { summary: Summary; words: BodyWords; page: string; extra: Readonly<Record<string, string>> };

/**
 * A request as JSON, all text, from the summary that the visitor sees: answers by field name, and
 * the fields that services expect. `_gotcha` is a honeypot. The visitor's fields override the
 * owner's.
 */
export function requestBody({ summary, words, page, extra }: Parts): string {
  const { kind, title, reference, rows } = summary;
  const subject = fillWords(words.subject, { name: title, reference });
  const given = rows.filter(({ id, isGiven }) => isGiven && !leftOut.includes(id));
  const bodyWith = (message: string, longest = Infinity) => {
    const shorten = (text: string) =>
      text.length > longest ? cutText(text, longest) + words.shortened : text;
    const answers = given.map(({ id, value }) => [id, shorten(plainText(value))]);
    const own = { subject, message, reference, kind, page, _gotcha: '' };
    return JSON.stringify({ ...extra, ...Object.fromEntries(answers), ...own });
  };
  const fits = (body: string) => new TextEncoder().encode(body).length <= longestBody;
  const whole = bodyWith(summaryText(summary));
  if (fits(whole)) return whole;
  const parts = { title, rows, shortened: words.shortened };
  const message = fittedText(parts, (text) => fits(bodyWith(text, shortAnswer)));
  return bodyWith(message, shortAnswer);
}
