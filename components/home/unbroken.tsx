import type { ReactNode } from 'react';

const numberWithHyphen = /(\d+-\p{L}+)/u;

/** The words with "20-minute" and its like kept on one line: browsers would break them at the hyphen. */
export function unbroken(words: string): ReactNode[] {
  return words.split(numberWithHyphen).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
