'use client';

import { ErrorNotice, useErrorWords } from '@/components/site/error-notice';

/** Shown in place of a page that crashed in the browser. */
export default function PageError() {
  const words = useErrorWords();
  return words && <ErrorNotice words={words} />;
}
