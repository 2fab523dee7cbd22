/** As much of an `<input>` as is needed to ask it for a verdict. */
export type EmailInput = {
  type: string;
  value: string;
  readonly validity: { readonly typeMismatch: boolean };
};

/**
 * The browser's own verdict on e-mail addresses, asked of an input that is never shown:
 * `emailCheckOf(document.createElement('input'))`. For `FormRules.isEmail`.
 */
export function emailCheckOf(input: EmailInput): (value: string) => boolean {
  input.type = 'email';
  return (value) => {
    input.value = value;
    return !input.validity.typeMismatch;
  };
}
