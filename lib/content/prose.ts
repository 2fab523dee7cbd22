import { wrongNames } from '@/lib/content/schemas/text';
import type { MarkedToken } from 'marked';
import { isSafeLink } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { markdownTokens, notShown, tokensIn } from '@/lib/text/markdown-tokens';
import type { Report } from '@/lib/content/remarks';

/**
 * The id of a heading in links: "Service call fee" becomes "section-service-call-fee". The page has
 * ids of its own, such as "main" and "menu", but none that begins so.
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

/** Reports mistakes in a Markdown file. `filled` is its text with facts filled in, or undefined if a fact is wrong. */
export function checkProse(name: string, written: string, filled: string | undefined, report: Report) {
  for (const [index, text] of (filled?.split('\n') ?? []).entries())
    for (const { wrong, remedy } of wrongNames(text)) report(name, `${wrong}.`, remedy, { line: index + 1 });
  const { sections } = parts(written);
  for (const [index, { id, heading, markdown }] of sections.entries()) {
    const at = { field: `section "${heading}"` };
    if (sections.findIndex((section) => section.id === id) < index)
      report(name, 'has the same heading as another section.', 'Change one of the two headings.', at);
    if (markdown === '') report(name, 'has no text.', 'Write the text, or remove the heading.', at);
  }
  const targets = new Set<string>([...sections.map(({ id }) => `#${id}`), ...Object.values(routePaths)]);
  const text = written.replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const reported = new Set<string>();
  // We use the same parser as the pages.
  for (const { token, start } of placed(markdownTokens(text), text)) {
    const line = text.slice(0, start).split('\n').length;
    const [wrong, remedy = '', below = 0] = mistakeIn(token, lines[line - 1] ?? '', targets) ?? [];
    // One mistake can have several tokens, such as both tags of <b>Now</b>.
    if (!wrong || reported.has(`${line} ${wrong}`)) continue;
    reported.add(`${line} ${wrong}`);
    report(name, wrong, remedy, { line: line + below });
  }
}

type Placed = { token: MarkedToken; start: number };

/** All tokens in the order of the text, with where each of them starts. */
function* placed(tokens: readonly MarkedToken[], text: string, from = 0): Generator<Placed> {
  for (const token of tokens) {
    // In a list, the parser leaves out indentation, so that we may not find a token of several lines.
    const start = Math.max(text.indexOf(token.raw, from), from);
    yield { token, start };
    yield* placed(tokensIn(token), text, start);
    from = start + token.raw.length;
  }
}

/** What is wrong with a token, what to do, and how many lines below its first one. */
type Mistake = [wrong: string, remedy: string, below?: number] | undefined;

const refused: Readonly<Record<string, readonly [what: string, remedy: string] | undefined>> = notShown;

function mistakeIn(token: MarkedToken, line: string, targets: ReadonlySet<string>): Mistake {
  const [what, remedy = ''] = refused[token.type] ?? [];
  if (what) return [`has ${what}. ${quoted(line)}`, remedy];
  if (token.type === 'heading' && !/^##+[ \t]+\S/.test(line))
    return [
      `has the heading “${token.text}”, whose line doesn’t begin with ## and a space.`,
      'Type ## and a space in front of it, as in "## Fees". The title of the page is in pages.json.',
    ];
  const isPlain = tokensIn(token).every(({ type }) => type === 'text');
  if ((token.type === 'link' || (token.type === 'heading' && token.depth === 2)) && !isPlain)
    return [`has marks in “${token.text}”.`, 'Write only words in a heading and in the words of a link.'];
  if (token.type === 'link') return mistakeInLink(token.href, targets);
  if (token.type !== 'paragraph' && token.type !== 'text') return undefined;
  return typedMark(token, token.tokens ? lineMarks : wordMarks);
}

function mistakeInLink(href: string, targets: ReadonlySet<string>): Mistake {
  const wrong = `has the link "${href}", which `;
  if (!isSafeLink(href)) return [`${wrong}isn’t safe.`, 'Start it with https://, mailto:, tel:, / or #.'];
  const isMissing = /^[#/]/.test(href) && !targets.has(href.replace(/(?<=.)[?#].*/, ''));
  return isMissing
    ? [`${wrong}points to a page or section that doesn’t exist.`, 'Fix the address.']
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

/** Finds marks in a paragraph, or in its words, that visitors would see as they were typed. */
function typedMark({ raw }: MarkedToken, marks: Marks): Mistake {
  for (const [pattern, wrong, remedy] of marks) {
    const index = raw.search(pattern);
    if (index >= 0)
      return [`${wrong}. ${quoted(raw.slice(index))}`, remedy, raw.slice(0, index).split('\n').length - 1];
  }
  return undefined;
}

const quoted = (text: string) => `It’s in “${text.trim().slice(0, 60)}”.`;
