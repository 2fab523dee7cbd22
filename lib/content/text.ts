import { z } from 'zod';
import { nearest } from './nearest';
import { factNames, hasLooseBrace, placeholdersIn, runtimeNames, type RuntimeName } from './placeholders';

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * Reports every placeholder that nothing fills in, so that no visitor reads "{citty}". Facts are
 * filled in before this check; one that is left only waits for business.json to be fixed.
 */
const filledIn = (taken: readonly RuntimeName[]) =>
  z.superRefine((text: string, context) => {
    const known: readonly string[] = [...factNames, ...taken];
    const report = (message: string, remedy: string) =>
      context.addIssue({ code: 'custom', message, params: { remedy } });
    for (const name of placeholdersIn(text)) {
      if (known.includes(name)) continue;
      const elsewhere = runtimeNames.some((runtime) => runtime === name);
      const meant = nearest(name, known);
      const takes = taken.length > 0 ? `This field accepts ${inBraces(taken)} and the facts.` : '';
      report(
        elsewhere
          ? `has {${name}}, which does not work in this field`
          : `has {${name}}, which is not a known fact`,
        meant
          ? `Write {${meant}}, or remove it.`
          : `Remove it. ${takes || `The facts are ${inBraces(factNames)}.`}`,
      );
    }
    if (hasLooseBrace(text))
      report('has a { or } without its partner', 'Write facts with both braces, such as {phone}.');
  });

/** A short paragraph of at most `max` characters, facts filled in. The page fills in `taken`. */
export const paragraph = (max = 600, taken: readonly RuntimeName[] = []) =>
  z.string().trim().min(1).max(max).check(filledIn(taken));

/** One line of visible text of at most `max` characters: as much as fits on the page. */
export const line = (max = 120, taken: readonly RuntimeName[] = []) =>
  paragraph(max, taken).regex(/^[^\r\n]*$/, 'must be on one line');

/** Search engines cut off longer titles. */
const longestTitle = 65;

/** Title of a page. One that is too long loses the business name after " | ". */
export const title = () =>
  line(120)
    .overwrite((text) => (text.length > longestTitle ? text.replace(/ \| [^|]*$/, '') : text))
    .max(longestTitle);

/** Marks something as made up for the preview; see content/README.md. */
export const sampleMark = () =>
  z.boolean().meta({
    description: 'true = made up for the preview; change to false once the real fact is in.',
  });

/** A fact that may still be a sample, to be replaced before launch. */
export const sampled = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample: sampleMark().default(false) });

/** A heading that may end with the visitor's city, which then goes on its own line. */
export const cityHeading = () =>
  line(80, ['city']).refine((text) => !text.includes('{city}') || /^[^{]* \{city\}$/.test(text), {
    message: 'may have {city} only at the end',
  });
