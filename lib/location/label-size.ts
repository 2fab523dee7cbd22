/** How much room a name needs when it stands on a line of its own in a heading. */
export type LabelSize = 'short' | 'medium' | 'long' | 'longest';

/** Widths of letters in em, each class about as broad as its broadest in the heading's face (Domine bold, measured). */
const widths: [letters: RegExp, em: number][] = [
  [/\p{M}/u, 0],
  [/[fijltI .,'’()/-]/, 0.39],
  [/[acegorsvxyz1-9]/, 0.59],
  [/[mwMW]/, 1.05],
  [/\p{Lu}/u, 0.8],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u, 0.68],
];

const otherScripts = 1;

// In em of the size used: 288 px for h1 (32 px), h2 (26 px) and h3 (19 px) at a 320 px window, and half of the content
// for h2 (35 px) at 1024 px.
const limits = [
  ['short', 9],
  ['medium', 11],
  ['long', 13],
] as const;

/**
 * The largest size in which the name fits on one line of the narrowest screen. `longest` fits on none: it takes two lines of
 * the smallest size, in the same height.
 */
export function labelSize(label: string): LabelSize {
  const width = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherScripts;
  const em = [...label].reduce((sum, letter) => sum + width(letter), 0);
  return limits.find(([, limit]) => em <= limit)?.[0] ?? 'longest';
}
