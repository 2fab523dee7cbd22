/** A word of a name, such as "Inver", "St.", "McAllen", "O'Fallon" or "d'Alene". */
const wordOfName = /^([dl]['’])?\p{Lu}[\p{L}'’]*\.?$/u;

const smallWords = 'an and da de del des di du el in la le les of on or qui sur the upon'.split(' ');

/** Cleans a city's name from a lookup, in Unicode's form NFKC. Returns undefined for a text that can't be a name. */
export function cleanLabel(text: string): string | undefined {
  const label = text
    // Normalizing a very long text would block the page.
    .slice(0, 1000)
    // Invisible characters could hide or reorder the text around them.
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{C}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  return isCityName(label) ? label : undefined;
}

function isCityName(label: string): boolean {
  const words = label.split(/[ -]/);
  const isShort = label.length <= 40 && words.length <= 5;
  const isLatin = /^(?=\p{Lu})[\p{sc=Latin} .'’-]+$/u.test(label);
  const hasAllCapsWord = /\p{Lu}{3}/u.test(label);
  const hasNameWords = words.every((word) => wordOfName.test(word) || smallWords.includes(word));
  return isShort && isLatin && hasNameWords && !hasAllCapsWord;
}
