import { useState } from 'react';
import { Wordmark } from '@/components/site/wordmark';
import { Button, ButtonLink } from '@/components/ui/button';
import { Lead } from '@/components/ui/lead';
import { Container } from '@/components/ui/section';
import { phoneHref } from '@/lib/hand-off/phone';
import { pageHref } from '@/lib/site/href';
import { readErrorWords, type ErrorWords } from './error-words';

/**
 * Stands in for a page that broke in the browser: load it anew, call, or go home. A full load, since what broke
 * may be an old script that a newer deploy has replaced. The heading takes the focus, so that it is read out.
 */
export function ErrorNotice({ words }: { words: ErrorWords }) {
  return (
    <>
      <header className="border-b border-line">
        <Container className="flex min-h-8 items-center py-1">
          <Wordmark name={words.business} />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Container className="py-6 md:py-12">
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()} className="text-h1">
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

/** The words of the page that broke; kept, since the page's `<body>` may be replaced. None while prerendering. */
export function useErrorWords(): ErrorWords | undefined {
  const [words] = useState(() =>
    typeof document === 'undefined' ? undefined : readErrorWords(document.body),
  );
  return words;
}
