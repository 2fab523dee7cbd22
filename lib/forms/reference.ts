/**
 * The sixteen characters of a reference: none that look alike (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G,
 * U V) or sound alike (M N), and no vowels, so that they spell no words.
 */
const alphabet = 'FHJKMPRTWXY34679';

export const referencePattern = new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`);

/**
 * A reference that is easy to read out on the phone: "RK7-4MX", one of 16.7 million. The same
 * request on the same day has the same one, in every tab and after a reload. Enough to tell apart
 * the requests of a few weeks, which also have names. Not a secret: it grants no access.
 */
export function referenceOf(request: unknown): string {
  // FNV-1a with 32 bits, of which the lower 24 are used.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(request))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const characters = [20, 16, 12, 8, 4, 0].map((shift) => alphabet.charAt((hash >>> shift) & 15));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}
