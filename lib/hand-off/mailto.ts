import { fittedText } from './fitted-text';
import type { Summary } from './summary';
import { plainText } from './text';

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
