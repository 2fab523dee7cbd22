'use client';

import './globals.css';
import { ErrorNotice, useErrorWords } from '@/components/site/error-notice';

/** Replaces the whole document when the layout itself crashed. */
export default function GlobalError() {
  const found = useErrorWords();
  // A page that failed during rendering has no words. In development, Next's overlay explains it.
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
