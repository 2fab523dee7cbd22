/**
 * What somebody meant by what they typed: without blanks at the ends, so that blanks alone count as nothing. No more than
 * that: names and addresses stay as their owners write them. Cleaning twice changes nothing.
 */
export function cleanAnswer(typed: string): string {
  return typed.trim();
}

/** The beginning of `text`, at most `units` UTF-16 units long, never ending in half a character (a lone surrogate). */
export function cutText(text: string, units: number): string {
  const cut = text.slice(0, Math.max(0, units));
  const splitsPair = cut.length < text.length && /[\ud800-\udbff]$/.test(cut);
  return splitsPair ? cut.slice(0, -1) : cut;
}

/**
 * Text as every program takes it: line ends as "\n", halves of characters replaced (percent encoding would throw), no
 * control characters, which cut a message short in some programs, and nothing that shows letters in another order.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

/** Words from content/ with their placeholders filled in: `fillWords(words.subject, { reference })`. */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
