/**
 * Matches invisible characters, which include the marks that set the direction of a text. It doesn't match joiners
 * (U+200C, U+200D) and the emoji selector, because they change visible characters.
 */
const invisible = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/**
 * Returns an answer without invisible characters, and without blanks at its ends. A phone number that was pasted from a
 * list of contacts often has such characters, and no phone dials it with them.
 */
export function cleanAnswer(typed: string): string {
  const answer = typed.replace(invisible, '').trim();
  // Joiners alone are no answer.
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(answer) ? answer : '';
}

/** Cleans a text for other programs: line endings become "\n", and we remove invisible characters. */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2028\u2029]/g, ' ')
      .replace(invisible, '')
      // Percent-encoding throws for lone surrogates, and control characters cut messages in some apps.
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
  );
}

/** Replaces each name in braces that has a value: `fillText(texts.subject, { reference })`. */
export function fillText(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value ?? placeholder;
  });
}
