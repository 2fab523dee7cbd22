/** The parts of a sentence, with {city} and {state} filled in: our own words, or a name from a lookup. */
export function announcementPieces(template: string, { city, state }: { city: string; state: string }) {
  const names: Record<string, string> = { '{city}': city, '{state}': state };
  return template
    .split(/(\{city\}|\{state\})/)
    .map((part) => ({ isName: part in names, text: names[part] ?? part }))
    .filter(({ text }) => text !== '');
}
