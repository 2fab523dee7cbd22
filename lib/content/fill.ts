import { asMarkdown } from '@/lib/text/markdown-tokens';
import { fillText } from '@/lib/text/plain-text';

/** The facts by name, as pages show them. A fact that the business leaves out is undefined. */
export type Facts = Readonly<Record<string, string | undefined>>;

const placeholdersIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Lists the facts that a text uses and the business leaves out. */
export function missingFacts(text: string, facts: Facts): string[] {
  return placeholdersIn(text).filter((name) => Object.hasOwn(facts, name) && facts[name] === undefined);
}

/**
 * Fills in facts in every text of a JSON value. Leaves out a whole text that uses a missing fact, and a list entry that
 * loses one of its texts, so that no heading is left without its paragraph.
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return missingFacts(value, facts).length > 0 ? undefined : fillText(value, facts);
  if (Array.isArray(value)) {
    const filled = value.map((item) => fillFacts(item, facts));
    const complete = filled.filter((item, index) => isComplete(item, value[index]));
    const isAllMissing = complete.length === 0 && value.length > 0;
    return isAllMissing ? undefined : complete;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)] as const);
  return Object.fromEntries(filled.filter(([, item]) => item !== undefined));
}

/** Whether an entry of a list still has all its texts. */
function isComplete(filled: unknown, written: unknown): boolean {
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled)) return filled !== undefined;
  return Object.keys(filled).length === Object.keys(Object(written)).length;
}

/** Matches a heading, a list item, or a paragraph, with the lines that continue it. */
const block = /^.*\S.*(?:\n(?!\s*$|\s*[-*#]|\s*\d+\.\s).+)*/gm;

/** Fills in facts in Markdown, as plain text. Leaves out a paragraph or list item that uses a missing fact. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  const inMarkdown = Object.entries(facts).map(([name, fact]) => [name, fact && asMarkdown(fact)]);
  return markdown.replace(block, (text) =>
    missingFacts(text, facts).length > 0
      ? text.replace(/.+/g, '')
      : fillText(text, Object.fromEntries(inMarkdown)),
  );
}
