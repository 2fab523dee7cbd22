import type { ChoiceField, DateField, Field, LineField, LongTextField } from './field';

/** What the checks of a form depend on besides its fields. */
export type FormRules = {
  /**
   * The earliest day that can be asked for, "yyyy-mm-dd" (`chicagoDate(now)`). Leave it out while the page is
   * prerendered, since the day of the build would stay in the page for ever, and for a request that was confirmed
   * before: its day may have come.
   */
  minDate?: string | undefined;
  /**
   * Whether the browser takes this as an e-mail address. Without it the HTML standard's own pattern decides, as in
   * Chromium and WebKit. Firefox also takes domains in other scripts (name@bücher.example): hand in
   * `emailCheckOf(document.createElement('input'))`, so that nobody whom the browser lets through is held back.
   */
  isEmail?: ((value: string) => boolean) | undefined;
};

/** The limits of a field by the names that they have in HTML. The one source of attributes and schema. */
export type Limits = {
  required: boolean;
  maxLength?: number;
  /** Earliest and latest day, "yyyy-mm-dd". */
  min?: string;
  max?: string;
};

// A date control goes on to the year 275760, and six digits are easily typed. Four are what "yyyy-mm-dd" can hold.
const lastDay = '9999-12-31';

/** What a field allows. */
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
 * Attributes of an `<input>`, to be spread onto it: `name`, `type`, `required`, `maxLength`, `min`, `max`,
 * `autoComplete`, `inputMode`, `enterKeyHint`, each where the field has it; names are not corrected. They come from the definition that the
 * schema is made from. `min` is there only when `rules` know the day: not in prerendered HTML.
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

/** Attributes of a `<select>`; see `inputAttributes`. Its empty choice has the value "". */
export function selectAttributes({ name, autoComplete, required }: ChoiceField) {
  return { name, autoComplete, required };
}

const keyboardOf = ({ inputMode, enterKeyHint }: LineField | LongTextField) =>
  inputMode === undefined ? { enterKeyHint } : { inputMode, enterKeyHint };
