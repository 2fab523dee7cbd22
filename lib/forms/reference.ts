/**
 * The sixteen characters of a reference: none that look alike (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G,
 * U V) or sound alike (M N), and no vowels, so that they spell no words.
 */
const alphabet = 'FHJKMPRTWXY34679';

const pattern = new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`);

/** Whether an untrusted value is a reference: two groups of three, "RK7-4MX". */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** Returns `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * A reference that is easy to read out on the phone: "RK7-4MX", one of 16.7 million. Enough to tell
 * apart the requests of a few weeks, which also have names. Not a secret: it grants no access.
 */
export function makeReference(randomBytes: RandomBytes): string {
  const characters = Array.from(randomBytes(6), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3, 6).join('')}`;
}

/**
 * Random bytes from the browser: `randomBytesOf(globalThis.crypto)`. Falls back to Math.random,
 * which is good enough for something that isn't a secret.
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
