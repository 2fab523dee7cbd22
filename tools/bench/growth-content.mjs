/** Content as it might look if the business grew: the entries there are, again and again under other names. */

/**
 * @param {'areas' | 'testimonials' | 'services'} list
 * @param {Record<string, any>} content of the file
 * @param {number} factor
 */
export function grown(list, content, factor) {
  const entries = Array.from({ length: factor }, (_, round) =>
    content[list].map((entry) => (round === 0 ? entry : renamed(list, entry, round))),
  );
  return { ...content, [list]: entries.flat() };
}

/** Ids take small letters only: 0 → a, 27 → bb. @param {number} number */
function letters(number) {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]);
}

/** @type {(list: string, entry: Record<string, any>, round: number) => Record<string, any>} */
function renamed(list, entry, round) {
  if (list === 'testimonials')
    return { ...entry, name: `${entry.name} ${round}`, text: `${entry.text} (${round})`.slice(0, 400) };
  const other = { ...entry, id: `${entry.id}-${letters(round)}`, name: `${entry.name} ${round}` };
  // A little further out, so that no two lie on one another.
  return list === 'areas'
    ? { ...other, latitude: entry.latitude + round / 1000, longitude: entry.longitude + round / 1000 }
    : other;
}
