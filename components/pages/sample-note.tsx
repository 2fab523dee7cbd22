/** Says once, beside what was made up for the preview, that it was. */
export function SampleNote({ words }: { words: string }) {
  return <p className="mt-1.5 border-l-2 border-wrong pl-1.5 text-small text-soft">{words}</p>;
}
