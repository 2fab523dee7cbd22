import type { Field } from './field';

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
 * Attributes of a field's control: `name`, `required`, `maxLength`, `min`, `max`, `autoComplete`,
 * `inputMode`, `enterKeyHint`, as far as the field has them. They match the schema. `min` is set only
 * if `rules` has a date, so not in prerendered HTML. A select's empty option has the value "".
 */
export function controlAttributes(field: Field, rules: FormRules = {}) {
  const { name, autoComplete } = field;
  const keyboard = 'enterKeyHint' in field && {
    inputMode: field.inputMode,
    enterKeyHint: field.enterKeyHint,
  };
  const asName = autoComplete?.endsWith('name') && { autoCapitalize: 'words', autoCorrect: 'off' };
  return { name, autoComplete, ...asName, ...keyboard, ...limitsOf(field, rules) };
}
