import { z } from 'zod';

const placeholder = /\{([^{}]*)\}/g;

export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(placeholder, ''));

/**
 * Every name in braces that nothing fills in, so that no visitor reads "{citty}". Facts are filled in
 * before this check, those in `taken` by the page.
 */
export function wrongNames(text: string, taken: readonly string[] = []) {
  const works = ['the facts in content/README.md', ...taken.map((name) => `{${name}}`)].join(', ');
  const names = placeholdersIn(text).filter((name) => !taken.includes(name));
  const found = names.map((name) => ({
    wrong: `has {${name}}, which does not work in this field`,
    remedy: `What works here: ${works}.`,
  }));
  if (hasLooseBrace(text))
    found.push({ wrong: 'has a { or } without its partner', remedy: 'Write both braces, as in {phone}.' });
  return found;
}

const filledIn = (taken: readonly string[]) =>
  z.superRefine((text: string, context) => {
    for (const { wrong: message, remedy } of wrongNames(text, taken))
      context.addIssue({ code: 'custom', message, params: { remedy } });
  });

/** A short paragraph of at most `max` characters, facts filled in. The page fills in `taken`. */
export const paragraph = (max = 600, taken: readonly string[] = []) =>
  z.string().trim().min(1).max(max).check(filledIn(taken));

/** One line of visible text of at most `max` characters: as much as fits on the page. */
export const line = (max = 120, taken: readonly string[] = []) =>
  paragraph(max, taken).regex(/^[^\r\n]*$/, 'must be on one line');

/** The fields of a group that has one of the same kind for each name. */
export const fieldsFor = <Name extends string, Field>(names: readonly Name[], field: (name: Name) => Field) =>
  Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, Field>; // one for each name

/**
 * Sentences that visitors read as one text of at most `max` characters. Each is a text of its own in
 * the file, because one that names a missing fact is left out.
 */
export const sentences = (max = 600, taken: readonly string[] = []) =>
  z
    .array(paragraph(max, taken))
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

/** Search engines cut off longer titles. */
const longestTitle = 70;

/** Title of a page. One that is too long loses the business name after " | ". */
export const title = () =>
  line(120)
    .overwrite((text) => (text.length > longestTitle ? text.replace(/ \| [^|]*$/, '') : text))
    .max(longestTitle);

/** A heading that may end with the visitor's city, which then goes on its own line. */
export const cityHeading = () =>
  line(80, ['city']).refine((text) => !text.includes('{city}') || /^[^{]* \{city\}$/.test(text), {
    message: 'may have {city} only at the end',
  });

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
