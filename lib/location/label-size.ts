/** How much room a name needs when it stands on a line of its own: see `limits`. */
export type LabelSize = 'short' | 'medium' | 'long' | 'longer' | 'longest';

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

/** The broadest of each size in em: the line is so many em wide, or the name is set so much smaller. */
const limits = [
  ['short', 9],
  ['medium', 11],
  ['long', 13],
  ['longer', 16],
] as const;

/** The size of a name. `longest` is for those that one line would make too small to read. */
export function labelSize(label: string): LabelSize {
  const width = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherScripts;
  const em = [...label].reduce((sum, letter) => sum + width(letter), 0);
  return limits.find(([, limit]) => em <= limit)?.[0] ?? 'longest';
}
