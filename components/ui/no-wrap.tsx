import type { ReactNode } from 'react';

/** Matches a text that must stay on one line: a phone number, a word with a hyphen, or hours. */
const unit = /(\(\d{3}\) \d{3}-\d{4}|[\p{L}\d]+-[\p{L}\d]+|[\d:]+\s[AP]M – [\d:]+\s[AP]M)/u;

/**
 * Keeps "20-minute", "7 AM – 9 PM", "(612) 555-0142", and the request number "K63-MJ3" on one line, because browsers
 * break at spaces and hyphens. A page in a right-to-left language would also turn the parts of a number around, so they
 * are isolated. In a column that is too narrow, the text still wraps.
 */
export function noWrap(text: string): ReactNode[] {
  return text.split(unit).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} className="inline-block">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
