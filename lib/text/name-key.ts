/** Words that people shorten in the names of places, by their short forms. */
const longForms = new Map(Object.entries({ st: 'saint', mpls: 'minneapolis', ft: 'fort', mt: 'mount' }));

/** Returns a name in a form for comparison. "St. Anthony Park" and "Saint Anthony-Park" have the same form. */
export function nameKey(name: string): string {
  const plain = name
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => longForms.get(word) ?? word).join('');
}
