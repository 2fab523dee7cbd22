/** The longest place name that is shown, in UTF-16 units (decision: at most 60 characters). */
export const longestLabel = 60;

/**
 * An outside name made safe to show: letters, marks and digits of any script, spaces and . , ' ’ ( ) / -
 * in Unicode's composed form (NFC), starting with a letter or digit, at most 60 characters. Removes
 * everything else; undefined if nothing is left, or if it could be a phone number or stacks accents.
 * Cleaning twice changes nothing.
 */
export function cleanLabel(text: string): string | undefined {
  // Angle brackets mean markup, and its remains are no place name: "scriptalert(1)/script".
  if (/[<>]/.test(text)) return undefined;
  const label = text
    // Far more than any name: composing ten thousand characters would block the page.
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    // Invisible letters (such as U+3164) count as letters: remove them with the other invisible ones.
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N} .,'’()/-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    // The removed may have been between a letter and its accent.
    .normalize('NFC')
    .slice(0, longestLabel)
    // Half a character at the cut, then punctuation that cannot end a name.
    .replace(/\p{Surrogate}$/u, '')
    .replace(/[ ,/(-]+$/, '');
  return label === '' || /(\p{N}.*){4}|\p{M}{5}/u.test(label) ? undefined : label;
}

/** How much room a name needs on a line of its own. */
export type LabelSize = 'short' | 'medium' | 'long' | 'longer' | 'longest';

/** Widths of letters in em, each class about as wide as its widest letter (Domine Bold, measured). */
const widths: [letters: RegExp, em: number][] = [
  [/\p{M}/u, 0],
  [/[fijltI .,'’()/-]/, 0.39],
  [/[acegorsvxyz1-9]/, 0.59],
  [/[mwMW]/, 1.05],
  [/\p{Lu}/u, 0.8],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u, 0.68],
];

const otherScripts = 1;

/** The widest name of each size, in em. */
const limits = [
  ['short', 9],
  ['medium', 11],
  ['long', 13],
  ['longer', 16],
] as const;

/** The size class of a name. On one line, a `longest` name would be too small to read. */
export function labelSize(label: string): LabelSize {
  const width = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherScripts;
  const em = [...label].reduce((sum, letter) => sum + width(letter), 0);
  return limits.find(([, limit]) => em <= limit)?.[0] ?? 'longest';
}
