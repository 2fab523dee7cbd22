import { z } from 'zod';
import { plainText } from '@/lib/text/plain-text';

const placeholder = /\{([^{}]*)\}/g;

export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(placeholder, ''));

/**
 * Every name in braces that nothing fills in, so that no visitor reads "{citty}", and what one can't see. Facts
 * are filled in before this check.
 */
export function wrongNames(text: string) {
  const found = placeholdersIn(text).map((name) => ({
    wrong: `has {${name}}, which does not work ${name === 'city' ? 'but at the end of a heading' : 'here'}`,
    remedy: 'What works: the facts in content/README.md.',
  }));
  if (plainText(text) !== text)
    found.push({ wrong: 'has a character that one can’t see', remedy: 'Type the text again.' });
  if (hasLooseBrace(text))
    found.push({ wrong: 'has a { or } without its partner', remedy: 'Write both braces, as in {phone}.' });
  return found;
}

/** A short paragraph of at most `max` characters, facts filled in. It may end with what the page fills in. */
export const paragraph = (max: number, ending = /(?!)/) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((written, context) => {
      for (const { wrong: message, remedy } of wrongNames(written.replace(ending, '')))
        context.addIssue({ code: 'custom', message, params: { remedy } });
    });

/** One line of visible text of at most `max` characters: as much as fits on the page. */
export const line = (max: number, ending?: RegExp) =>
  paragraph(max, ending).regex(/^[^\r\n]*$/, 'must be on one line');

/** A heading that may end with the visitor's city, which then goes on its own line. */
export const cityHeading = line(80, / \{city\}$/);

/**
 * Sentences that visitors read as one text of at most `max` characters. Each is a text of its own in
 * the file, because one that names a missing fact is left out.
 */
export const sentences = (max: number) =>
  z
    .array(paragraph(max))
    .min(1)
    .refine((parts) => parts.join(' ').length <= max, `has more than ${max} characters in all`)
    .transform((parts) => parts.join(' '));

/** Ways to say a text, the best first. Those that name a missing fact are gone, and the first left is used. */
export const firstOf = (text: z.ZodType<string>) =>
  z
    .array(text)
    .min(1)
    .transform(([first = '']) => first)
    .describe('Ways to say it: the first whose facts you have is used.');

export const zipCode = z.string().regex(/^\d{5}$/, 'must be five digits in quotation marks, such as "55410"');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that starts with https://',
});

export const day = z.iso.date('must be a day such as "2026-11-26"');

/** Search engines cut off longer titles. */
const longestTitle = 70;

/** Title of a page. One that is too long loses the business name after " | ". */
export const title = line(120)
  .overwrite((text) => (text.length > longestTitle ? text.replace(/ \| [^|]*$/, '') : text))
  .max(longestTitle);

/** A list in which no two entries have the same value of a field. */
export const withUnique = <T extends Record<string, unknown>>(field: keyof T & string) =>
  z.superRefine((entries: T[], context) => {
    for (const [index, entry] of entries.entries())
      if (entries.findIndex((other) => other[field] === entry[field]) < index)
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'must not be the same in two entries',
          params: { remedy: `Give each entry its own ${field}.` },
        });
  });
