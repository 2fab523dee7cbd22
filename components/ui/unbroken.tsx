import type { ReactNode } from 'react';

const kept = /(\(\d{3}\) \d{3}-\d{4}|\d+-\p{L}+|[\d:]+\s[AP]M – [\d:]+\s[AP]M)/u;

/**
 * Keeps "20-minute", "7 AM – 9 PM" and "(612) 555-0142" on one line, because browsers break at spaces and hyphens, and in
 * their order, because a page in a right-to-left language would turn the parts of a number around. In a column that is
 * too narrow for one of them, it still wraps.
 */
export function unbroken(text: string): ReactNode[] {
  return text.split(kept).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} className="inline-block">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
