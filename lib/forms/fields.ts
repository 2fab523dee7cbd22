import * as z from 'zod/mini';
import { lastDay, readDay } from '@/lib/hours/dates';
import { cleanAnswer } from '@/lib/text/plain-text';

// Browsers get zod/mini, because classic zod sends all methods of every schema, 13 KiB more on /checkout. The core
// classes would be 8 KiB smaller, but are hard to read. Mini schemas have no messages, so visitors see the browser's
// own. By default, zod tries `new Function`, which the site's security policy blocks and reports.
z.config({ jitless: true });

/**
 * A field: the attributes of its control, and the schema of its answer. Both come from the same rules, so the browser
 * and the schema agree. No answer is too long, because links are cut to fit when they are made. A field's key in its
 * form is the control's `name`.
 */
export type FieldDefinition = {
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'choice' | 'radios' | 'long-text';
  attributes: {
    required: boolean;
    /** The latest date. FormField sets the earliest, which is today. */
    max?: string;
    autoComplete?: string;
    autoCapitalize?: 'words';
    autoCorrect?: 'off';
    inputMode?: 'text' | 'email' | 'tel' | 'numeric';
    enterKeyHint?: 'next' | 'enter';
  };
  schema: z.ZodMiniType<string, string>;
};

/** The part of a field that its control needs. Forms on pages without zod get this as a prop. */
export type Control = Pick<FieldDefinition, 'label' | 'kind' | 'attributes'> & { name: string };

export type Fields = Readonly<Record<string, FieldDefinition>>;

type TextOptions = Partial<Omit<FieldDefinition['attributes'], 'max' | 'enterKeyHint'>> & {
  label: string;
  kind?: 'text' | 'email' | 'tel';
};

const answer = (required: boolean) =>
  z.string().check(
    z.overwrite(cleanAnswer),
    z.refine((typed) => !required || typed !== ''),
  );

/** One line of text. Enter moves to the next field. */
export function text({ label, kind = 'text', inputMode = kind, required = true, ...rest }: TextOptions) {
  return {
    label,
    kind,
    attributes: { ...rest, required, inputMode, enterKeyHint: 'next' },
    schema: answer(required),
  } satisfies FieldDefinition;
}

/** The name of a person. Phones capitalize it and don't "correct" it. */
export const personName = (label: string, autoComplete: string, required = true) =>
  text({ label, autoComplete, required, autoCapitalize: 'words', autoCorrect: 'off' });

export const phone = (required = true) =>
  text({ label: 'Phone', kind: 'tel', autoComplete: 'tel', required });

// The browsers' own pattern, copied from z.regexes.html5Email: importing that would add all of zod's patterns (2 KiB).
// A test compares the two. Firefox also accepts domains in other scripts (name@bücher.example), so isEmail treats all
// letters after the last @ as ASCII.
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
function isEmail(address: string) {
  const domain = address.lastIndexOf('@') + 1;
  return emailPattern.test(
    address.slice(0, domain) + address.slice(domain).replace(/[\p{L}\p{M}\p{N}]/gu, 'x'),
  );
}

export const email = (required = true) => ({
  ...text({ label: 'Email', kind: 'email', autoComplete: 'email', required }),
  schema: answer(required).check(z.refine((address) => address === '' || isEmail(address))),
});

export const problemDescription = {
  label: 'Problem description',
  kind: 'long-text',
  attributes: { required: false, inputMode: 'text', enterKeyHint: 'enter' },
  schema: answer(false),
} satisfies FieldDefinition;

/** An optional date, "yyyy-mm-dd". `notBefore` checks that it has not passed. */
export const date = (label: string) =>
  ({
    label,
    kind: 'date',
    // Date inputs accept years up to 275760, so a six-digit typo is easy.
    attributes: { required: false, max: lastDay, enterKeyHint: 'next' },
    schema: z.string().check(z.refine((day) => day === '' || readDay(day))),
  }) satisfies FieldDefinition;

/** A check for a form: its date `name` must not be before `today`, "yyyy-mm-dd". */
export function notBefore<Name extends string>(today: string, name: Name) {
  const isValid = (answers: Record<Name, string>) => answers[name] === '' || answers[name] >= today;
  return z.refine<Record<Name, string>>(isValid, { path: [name] });
}

export function mapFields<F extends Fields, Value>(fields: F, valueOf: (field: FieldDefinition) => Value) {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(field)]);
  return Object.fromEntries(entries) as Record<keyof F, Value>; // fromEntries types every key as string
}

export const controlsOf = (fields: Fields): Control[] =>
  Object.entries(fields).map(([name, { label, kind, attributes }]) => ({ name, label, kind, attributes }));

/** Returns the schema of a form with these fields. It drops all other values. */
export function formSchema<F extends Fields>(fields: F) {
  type Schemas = { [Name in keyof F]: F[Name]['schema'] };
  const schemas = mapFields(fields, ({ schema }) => schema) as Schemas; // mapFields gives all fields one type
  return z.object(schemas);
}
