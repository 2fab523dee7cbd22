import type { ChoiceField, DateField, Field, LineField, LongTextField } from './field';

/** What validation depends on besides the fields. */
export type FormRules = {
  /**
   * The earliest date that can be chosen, "yyyy-mm-dd" (`chicagoDate(now)`). Leave it out during
   * prerendering, which would bake in the build date, and for a confirmed request, whose date may
   * have passed.
   */
  minDate?: string | undefined;
  /**
   * Whether the browser accepts an email address; by default the HTML standard's pattern, as used
   * by Chromium and WebKit. Firefox also accepts domains in other scripts (name@bücher.example), so
   * pass `emailCheckOf(document.createElement('input'))` to accept what the browser accepts.
   */
  isEmail?: ((value: string) => boolean) | undefined;
};

/** The limits of a field by their HTML names. Attributes and schema both use these. */
export type Limits = {
  required: boolean;
  maxLength?: number;
  /** Earliest and latest date, "yyyy-mm-dd". */
  min?: string;
  max?: string;
};

// Date inputs accept years up to 275760, so a six-digit typo is easy. "yyyy-mm-dd" has four.
const lastDay = '9999-12-31';

/** The limits of a field. */
export function limitsOf(field: Field, { minDate }: FormRules): Limits {
  const { required } = field;
  switch (field.kind) {
    case 'date':
      return { required, max: lastDay, ...(minDate === undefined ? {} : { min: minDate }) };
    case 'choice':
      return { required };
    default:
      return { required, maxLength: field.maxLength };
  }
}

/**
 * Attributes to spread onto an `<input>`: `name`, `type`, `required`, `maxLength`, `min`, `max`,
 * `autoComplete`, `inputMode`, `enterKeyHint`, as far as the field has them. They match the schema.
 * `min` is set only if `rules` has a date, so not in prerendered HTML.
 */
export function inputAttributes(field: LineField | DateField, rules: FormRules = {}) {
  const { name, kind, autoComplete } = field;
  const keyboard = field.kind === 'date' ? {} : keyboardOf(field);
  const asName = autoComplete?.endsWith('name') && { autoCapitalize: 'words', autoCorrect: 'off' };
  return { name, type: kind, autoComplete, ...asName, ...keyboard, ...limitsOf(field, rules) };
}

/** Attributes of a `<textarea>`; see `inputAttributes`. */
export function textAreaAttributes(field: LongTextField) {
  const { name, autoComplete } = field;
  return { name, autoComplete, ...keyboardOf(field), required: field.required, maxLength: field.maxLength };
}

/** Attributes of a `<select>`; see `inputAttributes`. Its empty option has the value "". */
export function selectAttributes({ name, autoComplete, required }: ChoiceField) {
  return { name, autoComplete, required };
}

const keyboardOf = ({ inputMode, enterKeyHint }: LineField | LongTextField) =>
  inputMode === undefined ? { enterKeyHint } : { inputMode, enterKeyHint };
