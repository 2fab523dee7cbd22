import type { ChoiceField, DateField, LineField, LongTextField } from './field';
import { limitsOf, type FormRules } from './limits';

/**
 * Attributes of an `<input>`, to be spread onto it: `name`, `type`, `required`, `maxLength`, `min`, `max`,
 * `autoComplete`, `inputMode`, `enterKeyHint`, each where the field has it. They come from the definition that the
 * schema is made from. `min` is there only when `rules` know the day: not in prerendered HTML.
 */
export function inputAttributes(field: LineField | DateField, rules: FormRules = {}) {
  const { name, kind, autoComplete } = field;
  const keyboard = field.kind === 'date' ? {} : keyboardOf(field);
  return { name, type: kind, autoComplete, ...keyboard, ...limitsOf(field, rules) };
}

/** Attributes of a `<textarea>`; see `inputAttributes`. */
export function textAreaAttributes(field: LongTextField) {
  const { name, autoComplete } = field;
  return { name, autoComplete, ...keyboardOf(field), required: field.required, maxLength: field.maxLength };
}

/** Attributes of a `<select>`; see `inputAttributes`. Its empty choice has the value "". */
export function selectAttributes({ name, autoComplete, required }: ChoiceField) {
  return { name, autoComplete, required };
}

const keyboardOf = ({ inputMode, enterKeyHint }: LineField | LongTextField) =>
  inputMode === undefined ? { enterKeyHint } : { inputMode, enterKeyHint };
