/** One thing that is wrong in content/, in words for somebody who doesn't program. */
export type Problem = {
  /** "content/services.json". */
  file: string;
  /** The line in the file, from 1; undefined when the file as a whole is wrong. */
  line?: number;
  /** Where in the file: "services → Dishwasher Repair → price"; "" when the line says enough. */
  field: string;
  /** What is wrong, as a sentence that goes on from the field: 'is "$85", but must be a whole number.' */
  wrong: string;
  /** What to do about it. */
  remedy: string;
};

/** A problem as text: file, line and field, what is wrong, what to do. */
function problemText({ file, line, field, wrong, remedy }: Problem): string {
  const place = [line ? `${file}, line ${line}` : file, field].filter(Boolean).join(': ');
  return `${place}\n  ${wrong}\n  → ${remedy}`;
}

/** content/ can't be used. The message lists every problem of every file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing needs' : `${problems.length} things need`;
    super(`${count} fixing in content/:\n\n${problems.map(problemText).join('\n\n')}\n`);
  }
}
