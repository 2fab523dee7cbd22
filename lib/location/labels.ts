/** The longest place name to show, in UTF-16 units. */
export const longestLabel = 60;

/**
 * A name from a lookup made safe to show, in Unicode's composed form (NFC): at most 60 letters,
 * marks and digits of any script, spaces and . , ' ’ ( ) / - , starting with a letter or digit.
 * Undefined if nothing is left, or what could be a phone number or a stack of accents. Idempotent.
 */
export function cleanLabel(text: string): string | undefined {
  // Angle brackets mean markup. Without them it would be no name: "scriptalert(1)/script".
  if (/[<>]/.test(text)) return undefined;
  const label = text
    // Far longer than any name. Normalizing ten thousand characters would block the page.
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    // Unicode counts some invisible characters as letters (U+3164), so remove those by property.
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N} .,'’()/-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    // A removed character may have been between a letter and its accent.
    .normalize('NFC')
    .slice(0, longestLabel)
    // Half a character at the cut, then punctuation that can't end a name.
    .replace(/\p{Surrogate}$/u, '')
    .replace(/[ ,/(-]+$/, '');
  return label === '' || /(\p{N}.*){4}|\p{M}{5}/u.test(label) ? undefined : label;
}

/** How wide a name is on its own line. */
export type LabelSize = 'short' | 'medium' | 'long' | 'longer' | 'longest';

/** Letter widths in em: the widest letter of each class, measured in Domine Bold. */
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

/** The size class of a name. A `longest` name would be illegibly small on one line. */
export function labelSize(label: string): LabelSize {
  const width = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? otherScripts;
  const em = [...label].reduce((sum, letter) => sum + width(letter), 0);
  return limits.find(([, limit]) => em <= limit)?.[0] ?? 'longest';
}
