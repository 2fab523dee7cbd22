import type { z } from 'zod';

type SizeIssue = Extract<z.core.$ZodIssue, { code: 'too_big' | 'too_small' }>;

/**
 * Words for a text, list or number that is too long, too short, too large or too small. `shown` is the value as it is
 * quoted in a message. Undefined when the schema has a message of its own.
 */
export function sizeWords(
  issue: SizeIssue,
  found: unknown,
  shown: string,
  whatBelongs: string,
): { wrong: string; remedy: string } | undefined {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  if (typeof found === 'string') {
    const length = found.trim().length;
    if (length === 0) return { wrong: 'is empty.', remedy: `Write the text. ${whatBelongs}` };
    return {
      wrong: `is ${length} characters long, and ${limit} fit there: ${shown}.`,
      remedy: `Shorten it by ${length - limit}. Facts such as {phone} count as what they show.`,
    };
  }
  if (Array.isArray(found)) {
    const change = found.length - limit;
    const bound = issue.exact ? 'exactly' : issue.code === 'too_big' ? 'at most' : 'at least';
    return {
      wrong: `has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}, but must have ${bound} ${limit}.`,
      remedy: change > 0 ? `Remove ${change}.` : `Add ${-change}.`,
    };
  }
  if (issue.message) return undefined;
  const bound = issue.code === 'too_big' ? 'at most' : issue.inclusive ? 'at least' : 'more than';
  return { wrong: `is ${shown}, but must be ${bound} ${limit}.`, remedy: whatBelongs };
}
