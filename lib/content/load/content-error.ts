export type Problem = {
  file: string;
  /** The line in the file, from 1; undefined when the file as a whole is wrong. */
  line?: number | undefined;
  /** Where in the file: "services → Dishwasher Repair → price"; "" if the line is enough. */
  field: string;
  /** What is wrong, continuing from the field: 'is "$85", but must be a whole number.' */
  wrong: string;
  remedy: string;
};

function problemText({ file, line, field, wrong, remedy }: Problem) {
  const place = [line ? `${file}, line ${line}` : file, field].filter(Boolean).join(': ');
  return `${place}\n  ${wrong}\n  → ${remedy}`;
}

/** The content can't be used. The message lists every problem in every file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing needs' : `${problems.length} things need`;
    super(`${count} fixing in content/:\n\n${problems.map(problemText).join('\n\n')}\n`);
  }
}
