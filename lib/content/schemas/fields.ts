import { z } from 'zod';

// The kinds of fields in content/. The help text of a field says what to enter. Forms, editors and error messages show
// it. The message of a rule is a predicate with its period, such as "must be on one line.", because its subject is the
// label of the field.

/** Matches a brace that no fact has replaced. A visitor would read it: "{citty}", "{phone", or "phone}". */
const looseBrace = /\{[^{}]*\}?|\}/;

export const useListedFact = 'Use one of the facts listed in content/README.md.';

/** Says what is wrong with the braces in a text whose facts are filled in. Returns undefined if it has no braces. */
export function braceMistake(text: string): string | undefined {
  const [found] = looseBrace.exec(text) ?? [];
  if (found === '{city}') return 'has {city}, which works only at the end of some headings.';
  return found && `has “${found}”, which isn’t a fact that we can fill in here.`;
}

/** A short paragraph of at most `max` characters, with facts. `ending` matches {city}, which the page fills in. */
export const paragraph = (max: number, ending = /(?!)/) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const message = braceMistake(text.replace(ending, ''));
      if (message) context.addIssue({ code: 'custom', message, params: { remedy: useListedFact } });
    });

/** The patterns of texts of one line. In forms, their field has one line, so it needs no pattern. */
export const onOneLine = /^[^\r\n]*$/;
export const withoutBraces = /^[^{}\r\n]*$/;

/** One line of visible text. At most `max` characters fit on the page. */
export const line = (max: number, ending?: RegExp) =>
  paragraph(max, ending).regex(onOneLine, 'must be on one line.');

/** A heading that may end with the visitor's city, which the page puts on its own line. */
export const cityHeading = line(80, / \{city\}$/);

const endsASentence = (text: string) => /[.!?…][”’)]*$/.test(text);
const withoutPeriod = {
  error: 'must end with a period, because visitors read the next entry right after it.',
  params: { remedy: 'Add a period, a question mark, or an exclamation mark.' },
};

/**
 * Sentences that visitors read as one text of at most `max` characters. Each is a separate entry in the file, because
 * an entry that uses a missing fact is left out. For an optional text, `min` is 0.
 */
export const sentences = (max: number, min = 1) =>
  z
    .array(paragraph(max).refine(endsASentence, withoutPeriod))
    .min(min)
    .refine((entries) => entries.join(' ').length <= max, `must have at most ${max} characters in total.`)
    .transform((entries) => entries.join(' '));

/**
 * Wordings of one line, the best first. Those that use a missing fact are already left out, and we use the first of the
 * others that has at most `max` characters.
 */
export const firstThatFits = (max: number, help: string) =>
  z
    .array(line(4 * max))
    .min(1)
    .transform((wordings, context) => {
      const fitting = wordings.find((text) => text.length <= max);
      if (fitting === undefined)
        context.addIssue({ code: 'custom', message: `must have a wording of at most ${max} characters.` });
      return fitting ?? '';
    })
    .describe(
      `${help} You can write several wordings. The site uses the first one of at most ${max} characters whose facts you’ve filled in.`,
    );

/** One line without facts in braces, because texts use it as a fact, or because it must never be left out. */
export const fact = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(withoutBraces, 'must be one line without { and }. A fact such as {phone} doesn’t work here.');

/** A text in a fixed format, such as an address or a time. Spaces around it are removed. */
export const trimmed = z.string().trim();

/** The name of a city or neighborhood. Its state and ZIP code have their own fields. */
export const place = (max: number) =>
  trimmed
    .min(1)
    .max(max)
    .regex(/^[^{},\d\r\n]*$/, 'must be only the name, without a comma or a number.');

/** A number in `sentence`, which has an example in { }. The help text and the error show that sentence. */
export function numberIn(sentence: string, fits: RegExp) {
  const filled = (text: string) => `“${sentence.replace(/\{.*\}/, () => text)}”`;
  const example = sentence.replace(/.*\{|\}.*/g, '');
  return trimmed
    .regex(fits, { error: ({ input }) => `must fit into the sentence ${filled(String(input))}.` })
    .describe(`Only the number, with + for “at least”. For example, ${example}, as in ${filled(example)}.`);
}

export const zipCode = trimmed.regex(/^\d{5}$/, 'must be five digits in quotation marks, such as "55410".');

const wholeAddress =
  'must be a whole address that starts with https://, such as https://www.example.com/page.';
export const webAddress = trimmed.check(
  // Browsers also accept addresses such as https:/www.example.com, but on our pages they would lead to our own host.
  z.url({ protocol: /^https$/, hostname: /\.\w/, normalize: true, error: wholeAddress }),
);

export const day = trimmed.check(z.iso.date('must be a date such as "2026-11-26".'));

/** The name of a picture in content/. On some hosts "Van.jpg" isn't "van.jpg", and a space breaks links. */
const pictureName = (endings: string, examples: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[a-z0-9_-]+\\.(${endings})$`),
      `must be only the name of a file in content/, such as ${examples}. If the file’s name has spaces, capital letters, or accents, rename the file.`,
    );

export const logoName = pictureName('svg|png|jpe?g', 'logo.svg, .png or .jpg');
export const mapName = pictureName('svg|jpe?g|png|webp', 'map.svg, .png, .jpg or .webp');
export const photoName = (example: string) => pictureName('jpe?g|png|webp', `${example}, .png or .webp`);

/** A group that can be left out. It's a list, because Pages CMS keeps a group in the file even if it's cleared. */
export const atMostOne = <T extends z.ZodType>(group: T) =>
  z
    .array(group)
    .max(1)
    .default([])
    .transform(([first]) => first);

/** A list in which no two entries have the same value of a field. */
export const withUnique = <T extends Record<string, unknown>>(field: keyof T & string) =>
  z.superRefine((entries: T[], context) => {
    const values = entries.map((entry) => String(entry[field]).toLowerCase());
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'is the same as in another entry.',
          params: { remedy: `Give each entry its own ${field}.` },
        });
  });
