import type { Problem } from './content-error';
import { splitProse } from './prose';
import { paragraph } from './text';

// Long enough for any line; the point is that its placeholders are known.
const wholeLine = paragraph(100_000);

/** What is wrong with a Markdown file of content/, its facts filled in; none when it is right. */
export function proseProblems(file: string, markdown: string): Problem[] {
  return [...lineProblems(markdown), ...sectionProblems(markdown)].map((problem) => ({ file, ...problem }));
}

type Found = Omit<Problem, 'file'>;

function lineProblems(markdown: string): Found[] {
  return markdown.split('\n').flatMap((text, index) => {
    const field = `line ${index + 1}`;
    if (/^#[ \t]/.test(text))
      return [{ field, wrong: 'has a heading with one #.', remedy: 'Write ##: the title is in pages.json.' }];
    if (/^##[^#\s]/.test(text))
      return [{ field, wrong: 'has ## without a space after it.', remedy: 'Write "## " with a space.' }];
    const issues = text.trim() === '' ? [] : (wholeLine.safeParse(text).error?.issues ?? []);
    return issues.map((issue) => {
      const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
      return {
        field,
        wrong: `${issue.message}.`,
        remedy: typeof own === 'string' ? own : 'Correct the line.',
      };
    });
  });
}

function sectionProblems(markdown: string): Found[] {
  const { introduction, sections } = splitProse(markdown);
  const found: Found[] = [];
  const report = (field: string, wrong: string, remedy: string) => found.push({ field, wrong, remedy });
  if (introduction === '')
    report('', 'has no introduction.', 'Begin with a short paragraph, before the first heading.');
  if (sections.length === 0)
    report('', 'has no sections.', 'Begin each section with a line such as "## Payment".');
  for (const [index, { id, heading, markdown: text }] of sections.entries()) {
    const field = `section "${heading}"`;
    if (id === '') report(field, 'has a heading without letters.', 'Write a heading in words after ##.');
    else if (sections.findIndex((section) => section.id === id) < index)
      report(field, 'has the same heading as another one.', 'Give one of the two another heading.');
    if (text === '') report(field, 'has no text.', 'Write its text, or remove the heading.');
  }
  return found;
}
