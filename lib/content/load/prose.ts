import { wrongNames } from '@/lib/content/schemas/text';
import type { Problem } from './content-error';

/** A Markdown text: an introduction and sections, each with a heading that links can point to. */
export type Prose = {
  introduction: string;
  sections: { id: string; heading: string; markdown: string }[];
};

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

/** Splits Markdown at its second-level headings (`## `). A section without text is left out. */
export function splitProse(markdown: string): Prose {
  const { introduction, sections } = parts(markdown);
  return { introduction, sections: sections.filter((section) => section.markdown !== '') };
}

function parts(markdown: string): Prose {
  const [introduction = '', ...rest] = markdown.replaceAll('\r\n', '\n').split(/^##[ \t]+/m);
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const plain = heading.replace(/\s+#*\s*$/, '').trim();
    return { id: headingId(plain), heading: plain, markdown: lines.join('\n').trim() };
  });
  return { introduction: introduction.trim(), sections };
}

type ProseProblem = Omit<Problem, 'file'>;

/** Everything wrong with the lines of a Markdown file of content/, facts filled in. */
export function lineProblems(markdown: string): ProseProblem[] {
  return markdown.split('\n').flatMap((text, index) => {
    const problem = (wrong: string, remedy: string) => ({ line: index + 1, field: '', wrong, remedy });
    if (/^#\s/.test(text))
      return problem('has a heading with one #.', 'Write ##. The title is in pages.json.');
    if (/^#+[^#\s]/.test(text))
      return problem('has # without a space after it.', 'Write "## " with a space.');
    return wrongNames(text).map(({ wrong, remedy }) => problem(`${wrong}.`, remedy));
  });
}

export function sectionProblems(markdown: string): ProseProblem[] {
  const { introduction, sections } = parts(markdown);
  const found: ProseProblem[] = [];
  const report = (field: string, wrong: string, remedy: string) => found.push({ field, wrong, remedy });
  if (introduction === '')
    report('', 'has no introduction.', 'Start with a short paragraph before the first heading.');
  if (sections.length === 0)
    report('', 'has no sections.', 'Start each section with a line such as "## Payment".');
  for (const [index, { id, heading, markdown: text }] of sections.entries()) {
    const field = `section "${heading}"`;
    if (id === '') report(field, 'has a heading without letters.', 'Write words after ##.');
    else if (sections.findIndex((section) => section.id === id) < index)
      report(field, 'has the same heading as another section.', 'Change one of the two headings.');
    if (text === '') report(field, 'has no text.', 'Write its text, or remove the heading.');
  }
  return found;
}
