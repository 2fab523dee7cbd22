/** A word of a name, such as "Inver", "St.", "McAllen", "O'Fallon" or "d'Alene". */
const wordOfName = /^([dl]['’])?\p{Lu}[\p{L}'’]*\.?$/u;
const connecting = /^(an|and|da|de|del|des|di|du|el|in|la|le|les|of|on|or|qui|sur|the|upon)$/;

/** Words that services send instead of a name when something is wrong. No city has them in its name. */
const faults = (
  'undefined null nan none unknown unavailable invalid object not error failed exceeded denied forbidden limited ' +
  'timeout private reserved bogon localhost loopback request requests unauthorized internal example'
).split(' ');
const isFault = (word: string) => faults.includes(word.toLowerCase().replace('.', ''));

/** Cleans a city's name from a lookup, in Unicode's form NFKC. Returns undefined for a text that can't be a name. */
export function cleanLabel(text: string): string | undefined {
  const label = text
    // It would block the page to normalize ten thousand characters.
    .slice(0, 1000)
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{C}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = label.split(/[ -]/);
  const isName =
    /^(?=\p{Lu})[\p{sc=Latin} .'’-]+$/u.test(label) &&
    label.length <= 40 &&
    words.length <= 5 &&
    words.every((one) => wordOfName.test(one) || connecting.test(one)) &&
    !/\p{Lu}{3}/u.test(label) &&
    !words.some(isFault) &&
    !/^(city|test)$/i.test(label);
  return isName ? label : undefined;
}
