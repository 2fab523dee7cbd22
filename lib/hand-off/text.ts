import type { Summary, SummaryRow } from './summary';

/**
 * Text as every program takes it: line ends as "\n", halves of characters replaced (percent encoding would throw), and
 * no control characters, which cut a message short in some programs.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** A title and labelled lines; lines without an answer are left out. */
export function linesOfText(title: string, rows: readonly SummaryRow[]): string {
  const lines = rows.filter(({ isGiven }) => isGiven).map(({ label, value }) => `${label}: ${value}`);
  return plainText([title, '', ...lines].join('\n'));
}

/** The whole summary as plain text with "\n" at the line ends: for copying, sharing and calendar notes. */
export function summaryText({ title, rows }: Summary): string {
  return linesOfText(title, rows);
}
