import type { $ZodType } from 'zod/v4/core';
import { type FormRules, limitsOf } from './attributes';
import { isDayWithin } from './dates';
import { isHtmlEmail } from './email-check';
import type { Answers, Field, Fields, RawAnswers } from './field';
import { object, trimmed } from './schema';

const checks = (field: Field, rules: FormRules) => {
  const { required, maxLength, min, max } = limitsOf(field, rules);
  const { isEmail = isHtmlEmail } = rules;
  const fits = (value: string) => {
    if (value === '') return !required;
    if (maxLength !== undefined && value.length > maxLength) return false;
    if (field.kind === 'email') return isEmail(value);
    if (field.kind === 'date') return isDayWithin(value, min, max);
    if (field.kind === 'choice') return field.options?.includes(value) ?? true;
    return true;
  };
  return trimmed(fits);
};

/** A schema that takes what the controls hold and gives the answers. */
export type FormSchema<F extends Fields> = $ZodType<Answers<F>, RawAnswers<F>>;

/**
 * The schema of a form, with the same verdict as the browser's own checks on its controls (`inputAttributes` and the
 * like are made from the same definitions) once the answers are trimmed. It cleans by trimming alone, and cleaning
 * twice changes nothing; keys that aren't fields are dropped. It has no messages: the browser's own are shown.
 *
 * Three things the browser knows alone, all of them harmless because it then stops the form with its own words:
 * a half-typed date (its control holds "" and says `badInput`); text longer than `maxLength` put there by script (it
 * only minds typing; drafts are cut by `heldValue`); and an e-mail address with a non-Latin domain (see `isEmail`).
 */
export function formSchema<F extends Fields>(fields: F, rules: FormRules): FormSchema<F>;
export function formSchema(fields: Fields, rules: FormRules): FormSchema<Fields> {
  return object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, checks(field, rules)])),
  );
}
