import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Lead } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import { phoneHref } from '@/lib/hand-off/phone';
import { pageHref } from '@/lib/site/href';
import { readErrorWords, type ErrorWords } from './error-words';
import { Wordmark } from './header';

/**
 * Shown in place of a page that crashed: reload, call, or go home. Reloads in full, because a
 * deploy may have left old scripts in the page. Focuses the heading once, so screen readers read
 * it.
 */
export function ErrorNotice({ words }: { words: ErrorWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <header className="border-b border-line">
        <Container className="flex min-h-8 items-center py-1">
          <Wordmark name={words.business} />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Container className="py-6 md:py-12">
          <h1 tabIndex={-1} ref={heading} className="text-h1">
            {words.heading}
          </h1>
          <Lead>{words.text}</Lead>
          <div className="mt-4 grid gap-1.5 sm:flex">
            <ButtonLink href={phoneHref(words.phone)} className="tabular-nums">
              {`${words.call} ${words.phone}`}
            </ButtonLink>
            <Button variant="secondary" onClick={() => location.reload()}>
              {words.reload}
            </Button>
            <ButtonLink href={pageHref('/')} variant="quiet">
              {words.home}
            </ButtonLink>
          </div>
        </Container>
      </main>
    </>
  );
}

/** The words from `<body>`, read once, since it may be replaced. Undefined while prerendering. */
export function useErrorWords(): ErrorWords | undefined {
  const [words] = useState(() =>
    typeof document === 'undefined' ? undefined : readErrorWords(document.body),
  );
  return words;
}
