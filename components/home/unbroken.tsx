import type { ReactNode } from 'react';

const kept = /(\(\d{3}\) \d{3}-\d{4}|\d+-\p{L}+)/u;

/** Keeps "20-minute" and "(612) 555-0142" on one line; browsers break at spaces and hyphens. */
export function unbroken(words: string): ReactNode[] {
  return words.split(kept).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
