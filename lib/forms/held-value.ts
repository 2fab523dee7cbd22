import { cutText } from '@/lib/text/plain-text';
import { readDay } from './dates';
import type { Field, Fields, RawAnswers } from './field';

/**
 * The value a control holds after `value` is assigned to it. Browsers sanitize silently: a single
 * line loses its line breaks, and an invalid date or option becomes "". Stored values must pass
 * through here, so that the schema validates what is on the screen. Text is cut to `maxLength` as
 * if typed; the browser wouldn't, but the schema would reject it.
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
 * Answers from an untrusted source: storage, or a form (`(name) => new FormData(form).get(name)`),
 * which includes typing before hydration and autofill without events. Reads only the form's own
 * fields; anything but a string counts as empty.
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
