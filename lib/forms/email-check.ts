// Written out here because reaching for zod's `regexes.html5Email`, which it equals, brings all of zod's patterns along:
// 2.6 kB more for the visitor. A test compares the two.
export const htmlEmailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the HTML standard's own pattern for `<input type="email">` takes this as an address. */
export function isHtmlEmail(value: string): boolean {
  return htmlEmailPattern.test(value);
}

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
