import { placeholdersIn } from '@/lib/content/schemas/text';
import { fillText } from '@/lib/text/plain-text';

/** The facts as pages show them, by name; undefined if the business leaves one out. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** The facts that a text names and the business leaves out. */
export function missingFacts(text: string, facts: Facts): string[] {
  return placeholdersIn(text).filter((name) => Object.hasOwn(facts, name) && facts[name] === undefined);
}

/**
 * Fills in facts in every text of a JSON value. A text that names a missing fact is left out as a
 * whole; an entry of a list goes with its text, so that no heading stays without its paragraph.
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return missingFacts(value, facts).length > 0 ? undefined : fillText(value, facts);
  if (Array.isArray(value)) {
    const filled = value.map((item) => fillFacts(item, facts));
    const whole = filled.filter((item, index) => isWhole(item, value[index]));
    return whole.length === 0 && value.length > 0 ? undefined : whole;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, item]) => [key, fillFacts(item, facts)] as const);
  return Object.fromEntries(filled.filter(([, item]) => item !== undefined));
}

/** Whether an entry of a list has kept all its texts. */
function isWhole(filled: unknown, written: unknown): boolean {
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled)) return filled !== undefined;
  return Object.keys(filled).length === Object.keys(Object(written)).length;
}

/** A line and those that continue it: a heading, a list item or a paragraph. */
const block = /^.*\S.*(?:\n(?!\s*$|\s*[-*#]).+)*/gm;

/** Fills in facts in Markdown. A paragraph or list item that names a missing fact is left out. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  return markdown
    .replaceAll('\r\n', '\n')
    .replace(block, (text) =>
      missingFacts(text, facts).length > 0 ? text.replace(/.+/g, '') : fillText(text, facts),
    );
}
