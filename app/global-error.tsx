'use client';

import './globals.css';
import { ErrorNotice, useErrorWords } from '@/components/site/error-notice';

/** Replaces the whole document when even the layout broke. */
export default function GlobalError() {
  const found = useErrorWords();
  // A page that failed while it was rendered has no words: in development Next's overlay says why.
  const words = found?.phone ? found : undefined;
  return (
    <html lang="en">
      <body className="min-h-dvh">
        {words && <title>{`${words.heading} | ${words.business}`}</title>}
        {words && <ErrorNotice words={words} />}
      </body>
    </html>
  );
}
