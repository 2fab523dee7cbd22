import { wrongNames } from '@/lib/content/schemas/text';
import type { MarkedToken } from 'marked';
import { isSafeLink } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { markdownTokens, tokensIn } from '@/lib/text/markdown';
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
  for (const [index, text] of (filled?.split('\n') ?? []).entries()) {
    const at = { line: index + 1 };
    if (/^#\s/.test(text))
      report(
        name,
        'has a heading with one #.',
        'Write ## instead. The title of the page is in pages.json.',
        at,
      );
    else if (/^#+[^#\s]/.test(text))
      report(name, 'has # without a space after it.', 'Put a space after the #, as in "## Fees".', at);
    for (const { wrong, remedy } of wrongNames(text)) report(name, `${wrong}.`, remedy, at);
  }
  const { sections } = parts(written);
  for (const [index, { id, heading, markdown }] of sections.entries()) {
    const at = { field: `section "${heading}"` };
    if (sections.findIndex((section) => section.id === id) < index)
      report(name, 'has the same heading as another section.', 'Change one of the two headings.', at);
    if (markdown === '') report(name, 'has no text.', 'Write the text, or remove the heading.', at);
  }
  const targets = new Set<string>([...sections.map(({ id }) => `#${id}`), ...Object.values(routePaths)]);
  // We use the same parser as the pages.
  for (const token of markdownTokens(written).flatMap(allTokens)) {
    const at = { line: written.slice(0, written.indexOf(token.raw)).split('\n').length };
    if (token.type === 'image') report(name, 'has a picture.', 'Remove it.', at);
    if (token.type === 'text' && !token.tokens && token.raw.includes('**'))
      report(
        name,
        `has only one ** around bold text. It’s in “${token.raw.slice(0, 60)}”.`,
        'Write ** before and after the bold words, or remove it.',
        at,
      );
    if (token.type !== 'link') continue;
    const wrong = `has the link "${token.href}", which `;
    if (!isSafeLink(token.href))
      report(name, `${wrong}isn’t safe.`, 'Start it with https://, mailto:, tel:, / or #.', at);
    else if (/^[#/]/.test(token.href) && !targets.has(token.href.replace(/(?<=.)[?#].*/, '')))
      report(name, `${wrong}points to a page or section that doesn’t exist.`, 'Fix the address.', at);
  }
}

const allTokens = (token: MarkedToken): MarkedToken[] => [token, ...tokensIn(token).flatMap(allTokens)];
