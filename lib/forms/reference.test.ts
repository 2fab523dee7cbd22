import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { isReference, makeReference, randomBytesOf } from './reference';

const anyBytes = fc.uint8Array({ minLength: 6, maxLength: 6 });

describe('a reference', () => {
  test('is two groups of three characters', () => {
    expect(makeReference(() => Uint8Array.of(0, 1, 2, 13, 14, 15))).toBe('FHJ-679');
    fc.assert(fc.property(anyBytes, (bytes) => isReference(makeReference(() => bytes))));
  });

  test('has no two characters that look alike', () => {
    const used = new Set<string>();
    fc.assert(
      fc.property(anyBytes, (bytes) => void [...makeReference(() => bytes)].forEach((one) => used.add(one))),
    );
    for (const alike of ['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UV', 'MN', 'EF', 'CG']) {
      expect([...alike].filter((character) => used.has(character)).length).toBeLessThan(2);
    }
    expect([...used].filter((character) => 'AEIOU01'.includes(character))).toEqual([]);
  });

  test('makes every character equally likely', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [first = ''] = makeReference(() => new Uint8Array(6).fill(byte));
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(16).fill(16));
  });
});

describe('the random bytes', () => {
  const refusing = {
    getRandomValues: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };

  test.each([
    ["the browser's generator", webcrypto],
    ['no generator', undefined],
    ['a generator that throws', refusing],
  ])('work with %s', (_what, crypto) => {
    const references = Array.from({ length: 50 }, () => makeReference(randomBytesOf(crypto)));
    expect(references.every(isReference)).toBe(true);
    expect(new Set(references).size).toBeGreaterThan(45);
  });
});
