import type { MarkedToken, Tokens } from 'marked';
import { isSafeLink } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { markdownTokens, notShown, tokensIn } from '@/lib/text/markdown-tokens';
import { braceMistake } from './schemas/fields';
import { mistake, type Remark } from './remarks';

/**
 * Returns the id of a heading for links: "Service call fee" becomes "section-service-call-fee". It can't be the same as
 * another id of the page, such as "main" or "menu", because those don't begin with "section-".
 */
export function headingId(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain && `section-${plain}`;
}

/** Splits Markdown at its headings of the first two levels. Leaves out sections without a text. */
export function splitProse(markdown: string) {
  let introduction = '';
  const sections: { id: string; heading: string; markdown: string }[] = [];
  for (const token of markdownTokens(markdown)) {
    const section = sections.at(-1);
    if (token.type === 'heading' && token.depth <= 2) {
      const heading = wordsIn(token);
      sections.push({ id: headingId(heading), heading, markdown: '' });
    } else if (section) section.markdown += token.raw;
    else introduction += token.raw;
  }
  const trimmed = sections.map((section) => ({ ...section, markdown: section.markdown.trim() }));
  return {
    introduction: introduction.trim(),
    sections: trimmed.filter((section) => section.markdown !== ''),
  };
}

/** Returns the words in a token, without marks such as those of bold text. */
function wordsIn(token: MarkedToken): string {
  const inside = tokensIn(token);
  if (inside.length > 0) return inside.map(wordsIn).join('');
  return 'text' in token ? token.text : token.raw;
}

type Mistake = { found: string; wrong: string; remedy: string };

/** Lists the mistakes in a Markdown text with facts: marks that visitors would see as typed, and links to nowhere. */
export function proseRemarks(name: string, markdown: string): Remark[] {
  const { sections } = splitProse(markdown);
  const ids = sections.map(({ id }) => id);
  const repeated = sections.filter(({ id }, index) => ids.indexOf(id) < index);
  const targets = new Set<string>([...ids.map((id) => `#${id}`), ...Object.values(routePaths)]);
  let start = 0;
  const remarks = markdownTokens(markdown).flatMap((token) => {
    const found = mistakesIn(token, targets).map(({ found: text, wrong, remedy }) => {
      const line = markdown.slice(0, markdown.indexOf(text, start)).split('\n').length;
      const quote = `It’s in “${text.trim().slice(0, 60)}”.`;
      return mistake(`content/${name}, line ${line}`, `${wrong} ${quote}`, remedy);
    });
    start += token.raw.length;
    return found;
  });
  const twice = repeated.map(({ heading }) =>
    mistake(`content/${name}`, `has the heading “${heading}” twice.`, 'Change one of the two headings.'),
  );
  return [...twice, ...remarks];
}

function mistakesIn(token: MarkedToken, targets: ReadonlySet<string>): Mistake[] {
  const refused: Partial<Record<string, readonly [what: string, remedy: string]>> = notShown;
  const [what, remedy = ''] = refused[token.type] ?? [];
  if (what) return [{ found: token.raw, wrong: `has ${what}.`, remedy }];
  if (token.type === 'heading' && !token.raw.trimStart().startsWith('#'))
    return [
      { ...asTyped(token.raw), wrong: 'has a line of - or = under a text, which makes that text a heading.' },
    ];
  const own = token.type === 'link' ? linkMistake(token, targets) : textMistake(token);
  return own ? [own] : tokensIn(token).flatMap((inside) => mistakesIn(inside, targets));
}

/** These match marks that the parser takes for words: at the beginning of a line, and anywhere. */
const lineMark = /^[ \t]*(#+|[-+–—](?![ \t\d-])|[–—*•·▪●◦]\s|\d{1,2}[.)]\s|\|).*/m;
const wordMark = /\*|~~|==|`|[[\]]|&(#\w+|[a-z]\w*);/i;

/** Finds a mark that the parser took for words, or a brace that no fact has replaced. */
function textMistake(token: MarkedToken): Mistake | undefined {
  const isWords = token.type === 'text' && token.tokens === undefined;
  const isLine = token.type === 'paragraph' || token.type === 'text';
  const mark = isWords ? wordMark.exec(token.raw) : isLine && lineMark.exec(token.raw);
  if (mark) return asTyped(token.raw.slice(mark.index));
  const wrong = isWords && braceMistake(token.raw);
  return wrong
    ? { found: token.raw, wrong, remedy: 'Use one of the facts listed in content/README.md.' }
    : undefined;
}

const asTyped = (found: string): Mistake => ({
  found,
  wrong: 'has a mark that visitors would see as you typed it.',
  remedy:
    'Begin a section with ## and a space. Begin a list with an empty line, and each entry with - and a space. Write **bold** and [words](address). Remove any other mark.',
});

function linkMistake({ href, text, raw }: Tokens.Link, targets: ReadonlySet<string>): Mistake | undefined {
  if (wordMark.test(text)) return asTyped(raw);
  if (!isSafeLink(href)) {
    const remedy = 'Start its address with https://, mailto:, tel:, / or #.';
    return { found: raw, wrong: 'has a link that isn’t safe.', remedy };
  }
  const isOnThisSite = /^[#/]/.test(href);
  const isThere = targets.has(href.replace(/(?<=.)[?#].*/, ''));
  return isOnThisSite && !isThere
    ? { found: raw, wrong: 'has a link to a page or section that doesn’t exist.', remedy: 'Fix its address.' }
    : undefined;
}
