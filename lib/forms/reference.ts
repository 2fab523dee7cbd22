/**
 * The sixteen characters of a reference. We left out characters that look like another (0 O Q D, 1 I L, 2 Z, 5 S, 8 B,
 * G, U V) or sound like another (N), and vowels, so that a reference doesn't spell a word.
 */
const alphabet = 'FHJKMPRTWXY34679';

export const referencePattern = new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`);

/**
 * Returns a reference that is easy to read out on the phone: "RK7-4MX", one of 16.7 million. The same request on the
 * same day gets the same reference, in every tab and after a reload. That is enough to tell apart the requests of a few
 * weeks, which also have names. It isn't a secret, because it gives no access to anything.
 */
export function referenceOf(request: unknown): string {
  // This is FNV-1a with 32 bits. We use the lower 24.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(request))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const characters = [20, 16, 12, 8, 4, 0].map((shift) => alphabet.charAt((hash >>> shift) & 15));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}
