import { cutText } from '@/lib/text/plain-text';
import { readDay } from './dates';
import type { Field, Fields, RawAnswers } from './field';

/**
 * What the field's control holds after this value was put into it. Browsers change such values without a word: line
 * breaks vanish from a single line, what is no day or no option becomes "". A value that was stored or handed in has to
 * go through this first, or the schema would judge something else than what stands on the screen. Text longer than
 * `maxLength` is cut, as if it had been typed: the browser itself wouldn't mind it, but the schema would.
 */
export function heldValue(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return readDay(value) ? value : '';
    case 'choice':
      return (field.options?.includes(value) ?? true) ? value : '';
    case 'long-text':
      return cutText(value.replace(/\r\n?/g, '\n'), field.maxLength);
    case 'email':
      return cutText(value.replace(/[\r\n]/g, '').replace(/^[\t\f ]+|[\t\f ]+$/g, ''), field.maxLength);
    default:
      return cutText(value.replace(/[\r\n]/g, ''), field.maxLength);
  }
}

/**
 * Answers from a source that may hold anything: a form (`(name) => new FormData(form).get(name)`), which also knows what
 * was typed before hydration and what autofill put in without an event, or something stored. Only the form's own fields
 * are asked for; what isn't text counts as nothing.
 */
export function heldAnswers<F extends Fields>(fields: F, valueOf: (name: string) => unknown): RawAnswers<F>;
export function heldAnswers(fields: Fields, valueOf: (name: string) => unknown): RawAnswers<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = valueOf(name);
      return [name, typeof value === 'string' ? heldValue(field, value) : ''];
    }),
  );
}
