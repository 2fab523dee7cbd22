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

/** A schema that turns the values of the controls into valid answers. */
export type FormSchema<F extends Fields> = $ZodType<Answers<F>, RawAnswers<F>>;

/**
 * The schema of a form. After trimming, it accepts exactly what native validation of the controls
 * accepts (`controlAttributes` uses the same definitions). It only trims, which is idempotent, and
 * drops unknown keys. It has no messages, because the browser's own are shown.
 *
 * Three exceptions, all harmless: a half-typed date (an empty value with `badInput`) and a
 * non-Latin email domain (see `isEmail`), which the browser reports itself; and text beyond
 * `maxLength` set by script, which browsers ignore (`heldValue` cuts it in drafts).
 */
export function formSchema<F extends Fields>(fields: F, rules: FormRules): FormSchema<F>;
export function formSchema(fields: Fields, rules: FormRules): FormSchema<Fields> {
  return object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, checks(field, rules)])),
  );
}
