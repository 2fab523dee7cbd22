/** The longest name of a place that is shown, in UTF-16 units (decision: at most 60 characters). */
export const longestLabel = 60;

/**
 * A name from outside as it may be shown: letters, marks and digits of any script, spaces and . , ' ’ ( ) / - in
 * Unicode's composed form (NFC), beginning with a letter or digit, at most 60 characters. Everything else is taken out;
 * undefined if nothing is left. Cleaning twice changes nothing.
 */
export function cleanLabel(text: string): string | undefined {
  // Angle brackets mean mark-up. What would remain of it is no name of a place: "scriptalert(1)/script".
  if (/[<>]/.test(text)) return undefined;
  const label = text
    // Far more than a name can be: nobody should wait for ten thousand characters to be composed.
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    // Letters that can't be seen (such as U+3164) pass for letters: they go with the other invisible ones.
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N} .,'’()/-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    // What was taken out may have stood between a letter and its accent.
    .normalize('NFC')
    .slice(0, longestLabel)
    // Half a character at the cut; then what a name doesn't end with.
    .replace(/\p{Surrogate}$/u, '')
    .replace(/[ ,/(-]+$/, '');
  return label || undefined;
}
