import { editDistance } from '../edit-distance';
import type { Finding, Item } from '../item';
import type { LaunchSite } from '../launch-site';

/** The name of the business is spelled in one way. */
export const spelling: Item = {
  id: 'spelling',
  title: 'The name of the business is spelled the same everywhere',
  needs: 'content',
  find: ({ content, written, pages }: LaunchSite) => {
    const name = content.business.name.value;
    const places = [
      ...written.map(({ file, field, text }) => ({ place: `${file}: ${field}`, text })),
      ...pages.map(({ route, text, title }) => ({ place: route, text: `${title} . ${text}` })),
    ];
    return places.flatMap(({ place, text }) =>
      misspellings(name, text).map((found): Finding => ({
        place,
        reason: `"${found}" looks like the name of the business, which is "${name}".`,
        remedy: 'Write {businessName}, and the build fills it in.',
      })),
    );
  },
};

// Words that many names share, so that one of them alone is nobody's name.
const common = new Set(
  'appliance appliances repair repairs service services home house company incorporated limited minneapolis minnesota saint paul twin cities north south east west northern southern local family brothers'.split(
    ' ',
  ),
);

type Word = { letters: string; written: string };

function wordsOf(text: string): Word[] {
  // Addresses of sites and mailboxes have spellings of their own.
  const plain = text.replace(/\S*(@|:\/\/|\.(com|net|org|example)\b)\S*|\{\w+\}/g, ' . ');
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?|[.!?|]/gu)].map(([written]) => ({
    written,
    letters: written
      .toLowerCase()
      .replace(/[’']s$/, '')
      .replace(/[’']/g, ''),
  }));
}

/** What stands in a text in place of the name: whole, or its own word alone. */
function misspellings(name: string, text: string): string[] {
  const own = wordsOf(name);
  const words = wordsOf(text);
  const found = words.flatMap((_, start) => [
    ...[own.length - 1, own.length, own.length + 1].flatMap((count) =>
      wholeName(own, words.slice(start, start + count), count),
    ),
    ...ownWord(own, words[start]),
  ]);
  // "Lonlight Appliance Repair" tells what "Lonlight" would tell again.
  return [...new Set(found)].filter(
    (one, _, all) => !all.some((other) => other !== one && other.includes(one)),
  );
}

const joined = (words: readonly Word[]) => words.map(({ letters }) => letters).join('');

function wholeName(own: readonly Word[], words: readonly Word[], count: number): string[] {
  if (words.length < Math.max(count, 1) || own.length < 2) return [];
  const [target, given] = [joined(own), joined(words)];
  // "appliance repair" in a sentence is no name: only what begins like the name is.
  if (given[0] !== target[0] || Math.abs(given.length - target.length) > 2) return [];
  const distance = editDistance(given, target);
  const allowed = target.length >= 10 ? 2 : 1;
  const isSame =
    distance === 0 &&
    words.length === own.length &&
    words[0]?.written.replace(/[’']s$/, '') === own[0]?.written;
  const isOther = distance > allowed || (given.includes(target) && distance > 0);
  return isSame || isOther || (distance > 0 && words.every(({ letters }) => common.has(letters)))
    ? []
    : [words.map(({ written }) => written).join(' ')];
}

function ownWord(own: readonly Word[], word: Word | undefined): string[] {
  if (!word) return [];
  return own
    .filter(({ letters }) => letters.length >= 6 && !common.has(letters))
    .flatMap(({ letters, written }) => {
      const allowed = Math.floor(letters.length / 4);
      // Most words are far away: that is seen without counting letters.
      if (word.letters[0] !== letters[0] || Math.abs(word.letters.length - letters.length) > allowed)
        return [];
      const distance = editDistance(word.letters, letters);
      const isNear = distance > 0 && distance <= allowed;
      const isPlural = word.letters === `${letters}s`;
      const isOtherCase = distance === 0 && word.written.replace(/[’']s$/, '') !== written;
      return (isNear && !isPlural) || isOtherCase ? [word.written] : [];
    });
}
