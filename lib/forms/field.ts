/** The on-screen keyboard for a field, and the label of its Enter key. */
type Keyboard = {
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  enterKeyHint: 'next' | 'done' | 'enter';
};

type Common = {
  /** The control's `name`, and the answer's key in a draft. */
  name: string;
  /** Whether the browser requires an answer. */
  required: boolean;
  /** The autofill token, if browsers have one for this. */
  autoComplete?: string | undefined;
};

/** A single line of text. `maxLength` is in UTF-16 code units, as in browsers. */
export type LineField = Common & Keyboard & { kind: 'text' | 'email' | 'tel'; maxLength: number };

/** A date from a native date input, as "yyyy-mm-dd". */
export type DateField = Common & { kind: 'date' };

/** Several lines of text. `maxLength` is in UTF-16 code units; a line break counts as one. */
export type LongTextField = Common & Keyboard & { kind: 'long-text'; maxLength: number };

/** A select. Without `options` the choices come from content/, and any value is valid. */
export type ChoiceField = Common & { kind: 'choice'; options?: readonly string[] };

/** The definition of a field, without its words, which come from content/. */
export type Field = LineField | DateField | LongTextField | ChoiceField;

/** The fields of a form in order; each key is its field's `name`. */
export type Fields = Readonly<Record<string, Field>>;

/** Answers as the controls hold them: a string per field, empty if unanswered. */
export type RawAnswers<F extends Fields> = { [Name in keyof F]: string };

type AnswerTo<F extends Field> = F extends { options: readonly (infer Option)[] }
  ? F['required'] extends true
    ? Option
    : Option | ''
  : string;

/** Valid answers: trimmed, and each choice is one of its options (or empty if optional). */
export type Answers<F extends Fields> = { [Name in keyof F]: AnswerTo<F[Name]> };

/** The answers of an empty form. */
export function emptyAnswers<F extends Fields>(fields: F): RawAnswers<F>;
export function emptyAnswers(fields: Fields): RawAnswers<Fields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
}
