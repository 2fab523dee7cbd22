import { placeholderMistakes } from '@/lib/content/schemas/text';
import type { MarkedToken } from 'marked';
import { isSafeLink } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { markdownTokens, notShown, tokensIn } from '@/lib/text/markdown-tokens';
import type { Fault } from '@/lib/content/remarks';

/**
 * The id of a heading in links: "Service call fee" becomes "section-service-call-fee". With that beginning it can't be
 * the same as an id of the page, such as "main" or "menu".
 */
export function headingId(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain && `section-${plain}`;
}

/** Splits Markdown at its second-level headings (`## `), each of which links can point to. */
function parts(markdown: string) {
  const [introduction = '', ...rest] = markdown.replaceAll('\r\n', '\n').split(/^##[ \t]+/m);
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const plain = heading.replace(/\s+#*\s*$/, '').trim();
    return { id: headingId(plain), heading: plain, markdown: lines.join('\n').trim() };
  });
  return { introduction: introduction.trim(), sections };
}

/** An introduction and the sections that have a text. */
export function splitProse(markdown: string) {
  const { introduction, sections } = parts(markdown);
  return { introduction, sections: sections.filter((section) => section.markdown !== '') };
}

type ProseFault = Omit<Fault, 'name'>;

/** Lists the mistakes in a Markdown text. `filled` is the text with facts filled in, or undefined if a fact is wrong. */
export const checkProse = (written: string, filled: string | undefined): ProseFault[] => [
  ...placeholderFaults(filled ?? ''),
  ...headingFaults(written),
  ...tokenFaults(written),
];

const placeholderFaults = (filled: string) =>
  filled
    .split('\n')
    .flatMap((text, index) =>
      placeholderMistakes(text).map(({ wrong, remedy }) => ({ line: index + 1, wrong: `${wrong}.`, remedy })),
    );

function headingFaults(written: string): ProseFault[] {
  const { sections } = parts(written);
  return sections.flatMap(({ id, heading, markdown }, index) => {
    const field = `section "${heading}"`;
    const isRepeated = sections.findIndex((section) => section.id === id) < index;
    const repeated = {
      field,
      wrong: 'has the same heading as another section.',
      remedy: 'Change one of the two headings.',
    };
    const empty = { field, wrong: 'has no text.', remedy: 'Write the text, or remove the heading.' };
    return [...(isRepeated ? [repeated] : []), ...(markdown === '' ? [empty] : [])];
  });
}

/** Reads the text with the same parser as the pages, and lists what they couldn't show. */
function tokenFaults(written: string): ProseFault[] {
  const sectionLinks = parts(written).sections.map(({ id }) => `#${id}`);
  const targets = new Set<string>([...sectionLinks, ...Object.values(routePaths)]);
  const text = written.replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const faults = new Map<string, ProseFault>();
  for (const { token, start } of placed(markdownTokens(text), text)) {
    const line = text.slice(0, start).split('\n').length;
    const mistake = mistakeIn(token, lines[line - 1] ?? '', targets);
    if (!mistake) continue;
    const { wrong, remedy, linesBelow = 0 } = mistake;
    // One mistake can have several tokens, such as both tags of <b>Now</b>.
    const key = `${line} ${wrong}`;
    if (!faults.has(key)) faults.set(key, { line: line + linesBelow, wrong, remedy });
  }
  return [...faults.values()];
}

type Placed = { token: MarkedToken; start: number };

/** All tokens in the order of the text, and where each of them starts. */
function* placed(tokens: readonly MarkedToken[], text: string, from = 0): Generator<Placed> {
  for (const token of tokens) {
    // The parser leaves out the indentation of a list, so we may not find a token of several lines there.
    const start = Math.max(text.indexOf(token.raw, from), from);
    yield { token, start };
    yield* placed(tokensIn(token), text, start);
    from = start + token.raw.length;
  }
}

/** A mistake in a token. It is `linesBelow` the first line of the token. */
type Mistake = { wrong: string; remedy: string; linesBelow?: number };

const refused: Readonly<Record<string, readonly [what: string, remedy: string] | undefined>> = notShown;

function mistakeIn(token: MarkedToken, line: string, targets: ReadonlySet<string>): Mistake | undefined {
  const [what, remedy = ''] = refused[token.type] ?? [];
  if (what) return { wrong: `has ${what}. ${quoted(line)}`, remedy };
  if (token.type === 'heading') return mistakeInHeading(token, line);
  if (token.type === 'link')
    return hasMarks(token) ? marksIn(token.text) : mistakeInLink(token.href, targets);
  if (token.type === 'paragraph') return typedMark(token, lineMarks);
  if (token.type === 'text') return typedMark(token, token.tokens ? lineMarks : wordMarks);
  return undefined;
}

function mistakeInHeading(token: MarkedToken & { type: 'heading' }, line: string): Mistake | undefined {
  if (!/^##+[ \t]+\S/.test(line))
    return {
      wrong: `has the heading “${token.text}”, whose line doesn’t begin with ## and a space.`,
      remedy: 'Type ## and a space in front of it, as in "## Fees". The title of the page is in pages.json.',
    };
  return token.depth === 2 && hasMarks(token) ? marksIn(token.text) : undefined;
}

/** Whether the text of a heading or link has more than words, such as bold ones. */
const hasMarks = (token: MarkedToken) => tokensIn(token).some(({ type }) => type !== 'text');

const marksIn = (text: string): Mistake => ({
  wrong: `has marks in “${text}”.`,
  remedy: 'Write only words in a heading and in the words of a link.',
});

function mistakeInLink(href: string, targets: ReadonlySet<string>): Mistake | undefined {
  const link = `has the link "${href}", which`;
  if (!isSafeLink(href))
    return { wrong: `${link} isn’t safe.`, remedy: 'Start it with https://, mailto:, tel:, / or #.' };
  const target = href.replace(/(?<=.)[?#].*/, '');
  const isOnThisSite = /^[#/]/.test(href);
  return isOnThisSite && !targets.has(target)
    ? { wrong: `${link} points to a page or section that doesn’t exist.`, remedy: 'Fix the address.' }
    : undefined;
}

type Marks = readonly [pattern: RegExp, wrong: string, remedy: string][];

/** Marks in a paragraph that begin a line and that the parser takes for words. */
const lineMarks: Marks = [
  [/^[ \t]*#/m, 'has a # that isn’t a heading', 'Begin the line with ## and a space, as in "## Fees".'],
  [
    /^[ \t]*([-+](?![ \t\d-])|\*\s|•|\d{1,2}[.)]\s)/m,
    'has an entry that isn’t in a list',
    'Begin its line with - and a space, and leave an empty line above the first one.',
  ],
  [/^[ \t]*\||-\s*\|/m, 'has a table', 'Write a list instead.'],
];

const wordMarks: Marks = [
  [/\*\*/, 'has only one ** around bold text', 'Write ** before and after the bold words, or remove it.'],
  [/~~|==|`/, 'has a mark that visitors would see', 'Remove it.'],
  [
    /[[\]]/,
    'has a [ or ] that isn’t part of a link',
    'Write a link as [words](address), without a space between.',
  ],
  [/&(#\w+|[a-z]\w*);/i, 'has the code of a character', 'Write the character itself.'],
];

/** Finds the first mark in a paragraph, or in its words, that visitors would see as it was typed. */
function typedMark({ raw }: MarkedToken, marks: Marks): Mistake | undefined {
  for (const [pattern, wrong, remedy] of marks) {
    const index = raw.search(pattern);
    if (index < 0) continue;
    const linesBelow = raw.slice(0, index).split('\n').length - 1;
    return { wrong: `${wrong}. ${quoted(raw.slice(index))}`, remedy, linesBelow };
  }
  return undefined;
}

const quoted = (text: string) => `It’s in “${text.trim().slice(0, 60)}”.`;
