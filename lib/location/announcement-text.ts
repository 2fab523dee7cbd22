/** A piece of a sentence: plain words, a name from outside, or the number to call. */
export type Piece = { kind: 'words' | 'name' | 'phone'; text: string };

type Fillings = { city: string; state: string; phone: string };

/** The sentence of a template in which {city} and {state} stand for names, with the phone number set apart. */
export function announcementPieces(template: string, { city, state, phone }: Fillings): Piece[] {
  const pieces = template
    .split(phone)
    .flatMap((text, index): Piece[] => [
      ...(index > 0 ? [{ kind: 'phone' as const, text: phone }] : []),
      ...namesIn(text, { '{city}': city, '{state}': state }),
    ]);
  return pieces.filter(({ text }) => text !== '');
}

function namesIn(text: string, names: Record<string, string>): Piece[] {
  return text.split(/(\{city\}|\{state\})/).map((part) => {
    const name = names[part];
    return name === undefined ? { kind: 'words', text: part } : { kind: 'name', text: name };
  });
}
