/** Words from content/ with their placeholders filled in: `fillWords(words.subject, { reference })`. */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
