/** What names no place: markup, a path, a host, a phone number, a stack of accents. */
const suspicious = /[<>/]|\p{L}\.\p{L}|(\p{N}.*){4}|\p{N}-|-\p{N}|\p{M}{3}|(\S+\s+){5}\S/u;

/**
 * A name from a lookup made safe to show, in Unicode's composed form (NFC): letters, marks and
 * digits of any script, spaces and . , ' ’ ( ) - , starting with a letter or digit. Undefined for
 * what can't be a place's name, or is longer than five words or forty characters.
 */
export function cleanLabel(text: string): string | undefined {
  const label = text
    // Normalizing ten thousand characters would block the page.
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    // Unicode counts some invisible characters as letters (U+3164), so remove those by property.
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{M}\p{N} .,'’()/<>-]/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[^\p{L}\p{N}<>]+|[ ,(-]+$/gu, '')
    // A removed character may have been between a letter and its accent.
    .normalize('NFC');
  return label === '' || label.length > 40 || suspicious.test(label) ? undefined : label;
}
