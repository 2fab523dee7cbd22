'use client';

import { ErrorNotice, useErrorWords } from '@/components/site/error-notice';

/** Replaces a page that broke in the browser. */
export default function PageError() {
  const words = useErrorWords();
  return words && <ErrorNotice words={words} />;
}
