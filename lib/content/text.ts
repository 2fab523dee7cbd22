import { z } from 'zod';
import { nearest } from './nearest';
import { factNames, hasLooseBrace, placeholdersIn, runtimeNames, type RuntimeName } from './placeholders';

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * Reports every placeholder that nobody would fill in, so that no visitor reads "{citty}". Facts are filled in
 * before a file is checked; a fact that is still there only waits for business.json to be fixed.
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
      const takes = taken.length > 0 ? `This field takes ${inBraces(taken)} and the facts.` : '';
      report(
        elsewhere
          ? `has {${name}}, which is not filled in at this place`
          : `has {${name}}, which nothing fills in`,
        meant
          ? `Write {${meant}}, or remove it.`
          : `Remove it. ${takes || `The facts are ${inBraces(factNames)}.`}`,
      );
    }
    if (hasLooseBrace(text))
      report('has a brace, { or }, without its partner', 'Write placeholders as {phone}, with both braces.');
  });

/** A short paragraph. `max` is in characters, with the facts filled in; `taken` are placeholders filled on the page. */
export const paragraph = (max = 600, taken: readonly RuntimeName[] = []) =>
  z.string().trim().min(1).max(max).check(filledIn(taken));

/** One line of visible text. `max` is in characters: what fits in its place. */
export const line = (max = 120, taken: readonly RuntimeName[] = []) =>
  paragraph(max, taken).regex(/^[^\r\n]*$/, 'must stand on one line');

/** Search results cut longer ones. */
const longestTitle = 65;

/** Title of a page. Where the name of the business at its end, after " | ", is too long for it, it goes without. */
export const title = () =>
  line(120)
    .overwrite((text) => (text.length > longestTitle ? text.replace(/ \| [^|]*$/, '') : text))
    .max(longestTitle);

/** Marks something as made up for the preview; see content/README.md. */
export const sampleMark = () =>
  z.boolean().meta({
    description: 'true = made up for the preview; change to false once the real fact is in.',
  });

/**
 * A fact that may still be a sample. `"sample": true` says that it was made up for the preview and must
 * be replaced before launch; set it to false (or delete the line) once the real fact is in.
 */
export const sampled = <T extends z.ZodType>(value: T) =>
  z.strictObject({ value, sample: sampleMark().default(false) });

/** A heading that may end with the visitor's city, which then gets a line of its own. */
export const cityHeading = (max = 80) =>
  line(max, ['city']).refine((text) => !text.includes('{city}') || /^[^{]* \{city\}$/.test(text), {
    message: 'may have {city} only as its last word',
  });
