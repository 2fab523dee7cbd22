/** Normalizes a line, because people write it with another case, another apostrophe, or a mark at its end. */
const normalize = (line: string) => line.trim().replace(/[.!]$/, '').replaceAll('’', "'").toLowerCase();

/** Whether a symptom's words are a line of the description. */
export const hasSymptom = (text: string, words: string) =>
  text.split('\n').some((line) => normalize(line) === normalize(words));

/** Adds a symptom's words to the description as its last line, or removes them if it has them. The rest stays. */
export function toggleSymptom(text: string, words: string): string {
  if (text === '') return words;
  if (!hasSymptom(text, words)) return `${text}\n${words}`;
  const otherLines = text.split('\n').filter((line) => normalize(line) !== normalize(words));
  return otherLines.join('\n');
}
