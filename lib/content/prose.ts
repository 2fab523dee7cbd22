import type { Problem } from './content-error';
import { paragraph } from './text';

/** A Markdown text: an introduction and sections, each with a heading that links can point to. */
export type Prose = {
  introduction: string;
  sections: { id: string; heading: string; markdown: string }[];
};

/** The id of a heading in links: "Service call fee" becomes "service-call-fee". */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Splits Markdown at its second-level headings (`## `). Lower headings stay in their section. */
export function splitProse(markdown: string): Prose {
  const [introduction = '', ...rest] = markdown.replaceAll('\r\n', '\n').split(/^##[ \t]+/m);
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const plain = heading.replace(/\s+#*\s*$/, '').trim();
    return { id: headingId(plain), heading: plain, markdown: lines.join('\n').trim() };
  });
  return { introduction: introduction.trim(), sections };
}

// Checks placeholders only: no line is this long.
const wholeLine = paragraph(100_000);

const safeLink = /^(https:\/\/|mailto:|tel:|[/#])./;

type ProseProblem = Omit<Problem, 'file'>;

/** Everything wrong with a Markdown file of content/, facts filled in. */
export const proseProblems = (markdown: string): ProseProblem[] => [
  ...lineProblems(markdown),
  ...sectionProblems(markdown),
];

function lineProblems(markdown: string): ProseProblem[] {
  return markdown.split('\n').flatMap((text, index) => {
    const at = { line: index + 1, field: '' };
    if (/^#[ \t]/.test(text))
      return [{ ...at, wrong: 'has a heading with one #.', remedy: 'Write ##. The title is in pages.json.' }];
    if (/^#+[^#\s]/.test(text))
      return [{ ...at, wrong: 'has # without a space after it.', remedy: 'Write "## " with a space.' }];
    const link = [...text.matchAll(/(?:\]\(|^\[[^\]]+\]:\s*)<?([^)\s>]*)/g)].find(
      ([, to = '']) => !safeLink.test(to),
    );
    if (link)
      return [
        {
          ...at,
          wrong: `has a link to "${link[1]}", which is not safe to follow.`,
          remedy: 'Start the address with https://, mailto:, tel:, / or #.',
        },
      ];
    const issues = text.trim() === '' ? [] : (wholeLine.safeParse(text).error?.issues ?? []);
    return issues.map((issue) => {
      const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
      const remedy = typeof own === 'string' ? own : 'Fix the line.';
      return { ...at, wrong: `${issue.message}.`, remedy };
    });
  });
}

function sectionProblems(markdown: string): ProseProblem[] {
  const { introduction, sections } = splitProse(markdown);
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
