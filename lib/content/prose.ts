import type { MarkedToken } from 'marked';
import { isSafeLink } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { markdownTokens, notShown, tokensIn } from '@/lib/text/markdown-tokens';
import { mistake, type Remark } from './remarks';
import { braceMistake, useListedFact } from './schemas/fields';

/**
 * Returns the id of a heading for links: "Service call fee" becomes "section-service-call-fee". It can't be the same as
 * another id of the page, such as "main" or "menu", because those don't begin with "section-".
 */
function headingId(heading: string): string {
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

/** Lists the mistakes in a Markdown text with facts: what pages don't show, unknown facts, and links to nowhere. */
export function proseRemarks(name: string, markdown: string): Remark[] {
  const { sections } = splitProse(markdown);
  const ids = sections.map(({ id }) => id);
  const repeated = sections.filter(({ id }, index) => ids.indexOf(id) < index);
  const twice = repeated.map(({ heading }) =>
    mistake(`content/${name}`, `has the heading “${heading}” twice.`, 'Change one of the two headings.'),
  );
  const targets = new Set<string>([...ids.map((id) => `#${id}`), ...Object.values(routePaths)]);
  let start = 0;
  const others = markdownTokens(markdown).flatMap((token) => {
    const remarks = mistakesIn(token, targets).map(({ found, wrong, remedy }) => {
      const line = markdown.slice(0, markdown.indexOf(found, start)).split('\n').length;
      const quote = `It’s in “${found.trim().slice(0, 60)}”.`;
      return mistake(`content/${name}, line ${line}`, `${wrong} ${quote}`, remedy);
    });
    start += token.raw.length;
    return remarks;
  });
  return [...twice, ...others];
}

function mistakesIn(token: MarkedToken, targets: ReadonlySet<string>): Mistake[] {
  const found = token.raw;
  if (notShown.some((type) => type === token.type))
    return [{ found, wrong: 'has a mark that pages don’t show.', remedy: howToWriteMarkdown }];
  // Somebody who draws a line under a paragraph doesn't mean a heading, and pages leave out a heading without a text.
  if (token.type === 'heading' && !found.trimStart().startsWith('#')) {
    const wrong = 'has a line of - or = under a text, which makes that text a heading.';
    return [{ found, wrong, remedy: 'Put an empty line between them, or begin the heading with ##.' }];
  }
  if (token.type === 'link') {
    const wrong = linkMistake(token.href, targets);
    if (wrong) return [{ found, wrong, remedy: howToLink }];
  }
  const inside = tokensIn(token);
  const wrong = token.type === 'text' && inside.length === 0 && braceMistake(found);
  if (wrong) return [{ found, wrong, remedy: useListedFact }];
  return inside.flatMap((one) => mistakesIn(one, targets));
}

const howToWriteMarkdown =
  'Remove it. Pages show headings (##), lists (-), **bold**, *slanted*, and [words](address). They don’t show pictures, tables, quotes, HTML, or text that begins with a tab or four spaces.';

const howToLink =
  'Begin its address with https://, mailto:, or tel:, or write the address of one of our pages, such as /privacy.';

/** Says what is wrong with the address of a link. Links to the sections of other pages aren't checked. */
function linkMistake(href: string, targets: ReadonlySet<string>): string | undefined {
  if (!isSafeLink(href)) return 'has a link that isn’t safe.';
  const isOnThisSite = /^[#/]/.test(href);
  const isThere = targets.has(href.replace(/(?<=.)[?#].*/, ''));
  return isOnThisSite && !isThere ? 'has a link to a page or section that doesn’t exist.' : undefined;
}
