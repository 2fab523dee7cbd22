// A copy of zod's `regexes.html5Email`, because importing that one adds all of zod's patterns to
// the bundle (2.6 kB). A test compares the two.
export const htmlEmailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the HTML standard's pattern for `<input type="email">` accepts this address. */
export function isHtmlEmail(value: string): boolean {
  return htmlEmailPattern.test(value);
}

/** The part of an `<input>` that the check needs. */
export type EmailInput = {
  type: string;
  value: string;
  readonly validity: { readonly typeMismatch: boolean };
};

/**
 * The browser's own check of email addresses, by way of an input that is never shown:
 * `emailCheckOf(document.createElement('input'))`. For `FormRules.isEmail`.
 */
export function emailCheckOf(input: EmailInput): (value: string) => boolean {
  input.type = 'email';
  return (value) => {
    input.value = value;
    return !input.validity.typeMismatch;
  };
}
