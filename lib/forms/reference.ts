/**
 * The sixteen characters of a reference. None looks like another, in print or by hand (no 0 O Q D, 1 I L, 2 Z, 5 S, 8 B,
 * 6 G, U V) or, like M and N, is mistaken for another on the phone; and without vowels they spell no word.
 */
const alphabet = 'FHJKMPRTWXY34679';

const pattern = new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`);

/** Whether something read from elsewhere is a reference: two groups of three, "RK7-4MX". */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/**
 * A reference that can be read out on the phone: "RK7-4MX", one of 16.7 million. The same request, day included, always
 * has the same one, in every tab and after a reload. It tells apart the requests of some weeks, which always come with
 * a name; it is no secret and opens nothing.
 */
export function referenceOf(request: unknown): string {
  // FNV-1a in 32 bits, of which the lower 24 serve.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(request))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const characters = [20, 16, 12, 8, 4, 0].map((shift) => alphabet.charAt((hash >>> shift) & 15));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}
