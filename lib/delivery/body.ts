import { fittedText } from '@/lib/hand-off/fitted-text';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { cutText, fillWords, plainText } from '@/lib/text/plain-text';

/** Some services take no more. In octets of UTF-8. */
const longestBody = 10_000;

/** What is left of a long answer where the body would grow too long: it stands in the message, too. In UTF-16 units. */
const shortAnswer = 200;

/** Money is worked out, not answered, and stands in the message; the reference has a place of its own. */
const leftOut = ['reference', 'fee', 'tax', 'total'];

/** From content/hand-off.json. */
export type BodyWords = { subject: string; shortened: string };

/** `page` is an address without its query; `extra` are the owner's fixed fields. */
type Parts = { summary: Summary; words: BodyWords; page: string; extra: Readonly<Record<string, string>> };

/**
 * A request as JSON: the given answers by the names of their fields, and what services look for. All of it
 * is text, and comes from the summary that the visitor sees. `_gotcha` is what robots fill in. Fields of the
 * request come before the owner's of the same name.
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
