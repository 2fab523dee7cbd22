/**
 * The words of a place's name as they are compared: small letters without accents and punctuation, "st" written out.
 * "St. Anthony Park" and "Saint Anthony-Park" are the same words, and so are "Dayton's" and "Daytons".
 */
export function placeWords(name: string): readonly string[] {
  const plain = name
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word === 'st' ? 'saint' : word));
}
