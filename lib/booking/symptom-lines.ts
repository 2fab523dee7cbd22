/** A line without the differences in how people write it: case, apostrophes, and a mark at its end. */
const plain = (line: string) => line.trim().replace(/[.!]$/, '').replaceAll('’', "'").toLowerCase();

/** Whether one line of a description has just a symptom's words. */
export const hasSymptom = (text: string, words: string) =>
  text.split('\n').some((line) => plain(line) === plain(words));

/** The description with a symptom's words as its last line, or without them if it has them. The rest stays. */
export function toggleSymptom(text: string, words: string): string {
  if (!hasSymptom(text, words)) return text === '' ? words : `${text}\n${words}`;
  const others = text.split('\n').filter((line) => plain(line) !== plain(words));
  return others.join('\n');
}
