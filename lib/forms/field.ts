/** The on-screen keyboard that suits an answer, and what its Enter key says. */
type Keyboard = {
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  enterKeyHint: 'next' | 'done' | 'enter';
};

type Common = {
  /** The control's `name`; also the key of the answer in a draft. */
  name: string;
  /** Whether the browser insists on an answer. */
  required: boolean;
  /** The token by which browsers fill in what they know, if they can. */
  autoComplete?: string | undefined;
};

/** One line of text. `maxLength` is in UTF-16 units, as browsers count. */
export type LineField = Common & Keyboard & { kind: 'text' | 'email' | 'tel'; maxLength: number };

/** A day, answered with the browser's own date control as "yyyy-mm-dd". */
export type DateField = Common & { kind: 'date' };

/** Several lines of text. `maxLength` is in UTF-16 units; a line break counts as one. */
export type LongTextField = Common & Keyboard & { kind: 'long-text'; maxLength: number };

/** One of a few. Without `options` the choices are words from content/, and any of them will do. */
export type ChoiceField = Common & { kind: 'choice'; options?: readonly string[] };

/** Everything that is to be known of a question but its words, which come from content/. */
export type Field = LineField | DateField | LongTextField | ChoiceField;

/** The questions of a form in the order in which they are asked; each key is its field's `name`. */
export type Fields = Readonly<Record<string, Field>>;

/** Answers as the controls hold them: text for every field, empty where nothing was given. */
export type RawAnswers<F extends Fields> = { [Name in keyof F]: string };

type AnswerTo<F extends Field> = F extends { options: readonly (infer Option)[] }
  ? F['required'] extends true
    ? Option
    : Option | ''
  : string;

/** Answers that passed the schema: trimmed, and a choice is one of its options (or empty, where it may be). */
export type Answers<F extends Fields> = { [Name in keyof F]: AnswerTo<F[Name]> };

/** A form on which nothing has been typed yet. */
export function emptyAnswers<F extends Fields>(fields: F): RawAnswers<F>;
export function emptyAnswers(fields: Fields): RawAnswers<Fields> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
}
