import type { ReactNode } from 'react';

const kept = /(\(\d{3}\) \d{3}-\d{4}|\d+-\p{L}+|[\d:]+\s[AP]M – [\d:]+\s[AP]M)/u;

/** Keeps "20-minute", "7 AM – 9 PM" and "(612) 555-0142" on one line; browsers break at spaces and hyphens. */
export function unbroken(text: string): ReactNode[] {
  return text.split(kept).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
