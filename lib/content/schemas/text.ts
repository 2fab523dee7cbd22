import { z } from 'zod';
import { plainText } from '@/lib/text/plain-text';

const placeholder = /\{([^{}]*)\}/g;

export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(placeholder, ''));

/**
 * Lists names in braces that no fact fills in (a visitor would read "{citty}"), single braces, and invisible
 * characters. Fill in the facts before this check.
 */
export function placeholderMistakes(text: string) {
  const mistakes = placeholdersIn(text).map((name) => {
    const why = name === 'city' ? 'works only at the end of a heading' : 'isn’t a fact we know';
    const remedy = 'Use one of the facts listed in content/README.md.';
    return { wrong: `uses {${name}}, which ${why}`, remedy };
  });
  if (plainText(text) !== text)
    mistakes.push({ wrong: 'has an invisible character', remedy: 'Type the text again.' });
  if (hasLooseBrace(text))
    mistakes.push({
      wrong: 'has a { without a }, or a } without a {',
      remedy: 'Write both braces, as in {phone}.',
    });
  return mistakes;
}

/** The end of the help text of an optional field, and of an optional list. */
export const emptyIfNone = 'Leave this empty if you don’t have one.';
export const emptyIfNoEntries = 'Leave this empty if you don’t have any.';

/** The sentence of a help text that gives the names of facts. */
export function inTexts(...names: string[]) {
  const placeholders = names.map((name) => `{${name}}`).join(' or ');
  return `To use ${names.length > 1 ? 'them' : 'it'} in a text, write ${placeholders}.`;
}

/** A help text without that sentence, for error messages. They say what to enter, and the fact's name doesn't help there. */
export const whatToEnter = (help: string) => help.replace(/ ?To use [^.]* in a text, write [^.]*\./, '');

/** A short paragraph of at most `max` characters, with facts filled in. `ending` matches a name that the page fills in. */
export const paragraph = (max: number, ending = /(?!)/) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((written, context) => {
      for (const { wrong: message, remedy } of placeholderMistakes(written.replace(ending, '')))
        context.addIssue({ code: 'custom', message, params: { remedy } });
    });

/** One line of visible text. At most `max` characters fit on the page. */
export const line = (max: number, ending?: RegExp) =>
  paragraph(max, ending).regex(/^[^\r\n]*$/, 'must be on one line');

/**
 * One line that facts come from, so it can't use a fact in braces itself. `tidy` corrects it before we check how long
 * it is.
 */
export const fact = (max: number, tidy = (text: string) => text) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .overwrite(tidy)
    .max(max, { abort: true })
    .regex(/^[^{}\r\n]*$/, 'must be one line without { and }. Write the fact itself')
    .refine((text) => plainText(text) === text, 'has an invisible character. Type it again');

/** A heading that may end with the visitor's city, which the page puts on its own line. */
export const cityHeading = line(80, / \{city\}$/);

/**
 * Sentences that visitors read as one text of at most `max` characters. Each is a separate entry in the file, because
 * an entry that uses a missing fact is left out. An optional text may have none, so `min` is then 0.
 */
export const sentences = (max: number, min = 1) =>
  z
    .array(paragraph(max))
    .min(min)
    .refine((parts) => parts.join(' ').length <= max, `has more than ${max} characters in all`)
    .transform((parts) => parts.join(' '));

/**
 * Versions of a text, the best first. Those that use a missing fact are already left out, so we use the first, or the
 * first that `fits`, if one does.
 */
export const firstAvailable = (
  text: z.ZodType<string>,
  help: string,
  fits: (text: string) => boolean = Boolean,
) =>
  z
    .array(text)
    .min(1)
    .transform((versions) => versions.find(fits) ?? versions[0] ?? '')
    .describe(
      `${help} You can write several versions. The site uses the first one whose facts you’ve filled in.`,
    );

/** A text in a fixed format, such as an address or a time. Spaces around it are removed. */
export const trimmed = z.string().trim();

export const zipCode = trimmed.regex(/^\d{5}$/, 'must be five digits in quotation marks, such as "55410"');

const wholeAddress =
  'must be a whole address that starts with https://, such as https://www.example.com/page';
export const webAddress = trimmed.check(
  z.url({ protocol: /^https$/, hostname: /\.\w/, error: wholeAddress }),
);

export const day = trimmed.check(z.iso.date('must be a date such as "2026-11-26"'));

/** Search engines cut off longer titles. */
export const longestTitle = 70;
export const isShortTitle = (text: string) => text.length <= longestTitle;

/** A title with the business name after " | ", which may make it too long. */
export const wholeTitle = line(longestTitle + 80);

/** The title of a page. If it is too long, we leave out the business name after " | ". */
export const title = wholeTitle
  .overwrite((text) => (isShortTitle(text) ? text : text.replace(/ \| [^|]*$/, '')))
  .max(longestTitle);

/** A list in which no two entries have the same value of a field. */
export const withUnique = <T extends Record<string, unknown>>(field: keyof T & string) =>
  z.superRefine((entries: T[], context) => {
    const values = entries.map((entry) => String(entry[field]).toLowerCase());
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'another entry already has that',
          params: { remedy: `Give each entry its own ${field}.` },
        });
  });
