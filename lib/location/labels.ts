/** A word of a name, such as "Inver", "St.", "McAllen", "O'Fallon" or "d'Alene". */
const word = /^([dl]['’])?\p{Lu}[\p{L}'’]*\.?$/u;
const connecting = /^(an|and|da|de|del|des|di|du|el|in|la|le|les|of|on|or|qui|sur|the|upon)$/;

/** What faulty services send in place of a name. */
const fault = /\b(undefined|null|nan|none|unknown|unavailable|invalid|error|object)\b/i;

/** A city's name from a lookup, in Unicode's composed form (NFC); undefined for what can't be one. */
export function cleanLabel(text: string): string | undefined {
  const label = text
    // Normalizing ten thousand characters would block the page.
    .slice(0, 1000)
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{C}/gu, '')
    .normalize('NFC')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = label.split(/[ -]/);
  const isName =
    /^\p{Lu}[\p{sc=Latin} .'’-]*$/u.test(label) &&
    label.length <= 40 &&
    words.length <= 4 &&
    words.every((one) => word.test(one) || connecting.test(one)) &&
    !/\p{Lu}{3}/u.test(label) &&
    !fault.test(label);
  return isName ? label : undefined;
}
