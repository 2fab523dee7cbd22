import { fillText } from '@/lib/text/plain-text';

/** The facts by name, as pages show them. A fact that the business leaves out is undefined. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** Lists the names in braces in a text. */
export const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Lists the facts that a text uses and the business leaves out. */
export function missingFacts(text: string, facts: Facts): string[] {
  return placeholdersIn(text).filter((name) => Object.hasOwn(facts, name) && facts[name] === undefined);
}

/** Matches a number that begins with a vowel when people say it: 8, 80, $89, 11, 18. */
const vowelFirst = /^\$?(8|1[18](?!\d))/;

/** Fills in the facts of a text. Before a fact that begins with a vowel, "a" becomes "an": "an 8-hour window". */
function filledText(text: string, facts: Facts): string {
  const withArticles = text.replace(/\ba(?= \{(\w+)\})/gi, (article, name: string) =>
    vowelFirst.test(facts[name] ?? '') ? `${article}n` : article,
  );
  return fillText(withArticles, facts);
}

/**
 * Fills in facts in every text of a JSON value. Leaves out a whole text that uses a missing fact, and a list entry that
 * loses one of its texts, so that no heading is left without its paragraph.
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return missingFacts(value, facts).length > 0 ? undefined : filledText(value, facts);
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

/** Fills in facts in Markdown. Leaves out a paragraph or list item that uses a missing fact. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  return markdown.replace(block, (text) =>
    missingFacts(text, facts).length > 0 ? text.replace(/.+/g, '') : filledText(text, facts),
  );
}
