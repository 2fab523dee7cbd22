'use client';

import { useState, type FormEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, describedBy, Field } from '@/components/ui/field';
import { useIsReady } from '@/components/ui/use-is-ready';
import { checkCoverage, type CoverageArea } from '@/lib/area/coverage';
import type { HomeWords } from '@/lib/content/home';
import { unbroken } from './unbroken';

type Words = HomeWords['areas']['check'];
type Props = { words: Words; areas: readonly CoverageArea[]; bookHref: string; callHref: string };

/** Whether we come to a ZIP code or a neighborhood: answered at once, by this page alone; then the way to book or call. */
export function AvailabilityCheck({ words, areas, bookHref, callHref }: Props) {
  const [typed, setTyped] = useState<string>();
  const isReady = useIsReady();

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('place');
    setTyped(typeof place === 'string' ? place.trim() : '');
  }

  const field = { id: 'availability-place', label: words.label, hint: words.hint };
  const answer = typed === undefined ? undefined : answerTo(typed, areas, words);
  const leading = (way: Answer['next']) => (answer?.next === way ? 'primary' : 'secondary');
  const book = (
    <ButtonLink key="book" href={bookHref} variant={leading('book')}>
      {words.book}
    </ButtonLink>
  );
  const call = (
    <ButtonLink key="call" href={callHref} variant={leading('call')}>
      {words.call}
    </ButtonLink>
  );
  return (
    <>
      <p className="without-script mt-3">{words.withoutScript}</p>
      <form
        method="dialog"
        data-waiting={isReady ? undefined : ''}
        onSubmit={check}
        className="with-script mt-3 max-w-column print:hidden"
      >
        <Field words={field}>
          <div className="flex flex-col gap-1 sm:flex-row">
            <input
              id={field.id}
              type="text"
              name="place"
              className={controlClass}
              aria-describedby={describedBy(field)}
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={60}
            />
            <Button type="submit" variant="secondary" className="shrink-0">
              {words.button}
            </Button>
          </div>
        </Field>
        <p role="status" className="mt-1.5 text-lead font-semibold">
          {answer && unbroken(answer.sentence)}
        </p>
        {answer?.next && (
          <div className="mt-1 grid gap-1.5 sm:flex">
            {answer.next === 'book' ? [book, call] : [call, book]}
          </div>
        )}
      </form>
    </>
  );
}

type Answer = {
  sentence: string;
  /** What the visitor best does now; neither before a place was named. */
  next?: 'book' | 'call';
};

/** The answer in the content's own words. A mere city is no answer yet: only some neighborhoods of it are listed. */
function answerTo(typed: string, areas: readonly CoverageArea[], words: Words): Answer {
  const coverage = checkCoverage(typed, areas);
  const fill = (sentence: string) => sentence.replaceAll('{typed}', () => typed);
  if (coverage.kind === 'not-listed') return { sentence: fill(words.notListed), next: 'call' };
  if (coverage.kind !== 'served') return { sentence: words.empty };
  const names = coverage.areas.map(({ name }) => name).join(', ');
  const area = coverage.areas.length === 1 ? names : `${typed} (${names})`;
  return { sentence: fill(words.served).replaceAll('{area}', () => area), next: 'book' };
}
