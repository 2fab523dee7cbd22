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

/** As many random bytes as asked for. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A reference that can be read out on the phone: "RK7-4MX", one of 16.7 million. It tells apart the requests of some
 * weeks, which always come with a name; it is no secret and opens nothing.
 */
export function makeReference(randomBytes: RandomBytes): string {
  const characters = Array.from(randomBytes(6), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3, 6).join('')}`;
}

/**
 * Random bytes of the browser's own generator: `randomBytesOf(globalThis.crypto)`. Where it is missing or refuses,
 * Math.random has to do, which is enough for something that isn't a secret.
 */
export function randomBytesOf(crypto: Pick<Crypto, 'getRandomValues'> | undefined): RandomBytes {
  return (count) => {
    const bytes = new Uint8Array(count);
    try {
      if (crypto) return crypto.getRandomValues(bytes);
    } catch {
      // Falls through to the weaker source.
    }
    return bytes.map(() => Math.floor(Math.random() * 256));
  };
}
