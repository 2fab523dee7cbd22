import { fittedText } from '@/lib/hand-off/fitted-text';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { cutText, fillWords, plainText } from '@/lib/text/plain-text';

/** Some services take no more. In octets of UTF-8. */
const longestBody = 10_000;

/** What is left of a long answer where the body would grow too long: it stands in the message, too. In UTF-16 units. */
const shortAnswer = 200;

/** Money is worked out, not answered, and stands in the message; the reference has a place of its own. */
const leftOut = ['reference', 'fee', 'tax', 'total'];

/** Words from content/hand-off.json. */
export type BodyWords = { subject: string; shortened: string };

type Parts = {
  summary: Summary;
  words: BodyWords;
  /** The page's address, without a query. */
  page: string;
  /** The owner's fixed fields. A field of the request with the same name comes before them. */
  extra: Readonly<Record<string, string>>;
};

/**
 * A request as JSON: the given answers by the names of their fields, and what services look for. All of it
 * is text, and comes from the summary that the visitor sees. `_gotcha` is what robots fill in.
 */
export function requestBody({ summary, words, page, extra }: Parts): string {
  const { kind, title, reference, rows } = summary;
  const subject = fillWords(words.subject, { name: title, reference });
  const given = rows.filter(({ id, isGiven }) => isGiven && !leftOut.includes(id));
  const bodyWith = (message: string, shorten: (answer: string) => string) => {
    const answers = given.map(({ id, value }) => [id, shorten(plainText(value))]);
    const own = { subject, message, reference, kind, page, _gotcha: '' };
    return JSON.stringify({ ...extra, ...Object.fromEntries(answers), ...own });
  };
  const fits = (body: string) => new TextEncoder().encode(body).length <= longestBody;

  const whole = bodyWith(summaryText(summary), (answer) => answer);
  if (fits(whole)) return whole;
  const cut = (answer: string) =>
    answer.length > shortAnswer ? cutText(answer, shortAnswer) + words.shortened : answer;
  const parts = { title, rows, shortened: words.shortened };
  return bodyWith(
    fittedText(parts, (message) => fits(bodyWith(message, cut))),
    cut,
  );
}

/** Room for keys and addresses; the rest of the body is the visitor's. */
const longestExtra = 1000;

/**
 * The setting NEXT_PUBLIC_REQUEST_EXTRA: a JSON object of texts, such as a service's public access key.
 * Throws an Error in plain words for anything else; the build has seen to it that visitors never meet it.
 */
export function fixedFields(json = ''): Record<string, string> {
  try {
    const fields: unknown = JSON.parse(json.trim() || '{}');
    const entries = Object.entries(typeof fields === 'object' && fields !== null ? fields : { fields });
    const texts = entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    if (!Array.isArray(fields) && texts.length === entries.length && json.length <= longestExtra)
      return Object.fromEntries(texts);
  } catch {
    // Not JSON at all.
  }
  throw new Error(
    `The setting NEXT_PUBLIC_REQUEST_EXTRA is ${json}. It must be a JSON object of texts, at most ` +
      `${longestExtra} characters long, such as {"access_key":"…"}. Correct it or remove it.`,
  );
}
