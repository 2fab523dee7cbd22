'use client';

import { useState, type FormEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, describedBy, Field } from '@/components/ui/field';
import { checkCoverage, type CoverageArea } from '@/lib/area/coverage';
import type { HomeWords } from '@/lib/content/home';

type Words = HomeWords['areas']['check'];
type Props = { words: Words; areas: readonly CoverageArea[]; bookHref: string; callHref: string };

/** Whether we come to a ZIP code or a neighborhood: answered at once, by this page alone; then the way to book or call. */
export function AvailabilityCheck({ words, areas, bookHref, callHref }: Props) {
  const [typed, setTyped] = useState<string>();

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('place');
    setTyped(typeof place === 'string' ? place.trim() : '');
  }

  const field = { id: 'availability-place', label: words.label, hint: words.hint };
  const answer = typed === undefined ? undefined : answerTo(typed, areas, words);
  return (
    <>
      <p className="without-script mt-3">{words.withoutScript}</p>
      {/* A submission before this script has arrived does nothing and keeps what was typed. */}
      <form method="dialog" onSubmit={check} className="with-script mt-3 max-w-column">
        <Field words={field}>
          <div className="flex flex-col gap-1 sm:flex-row">
            <input
              id={field.id}
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
          {answer?.sentence}
        </p>
        {answer?.leadsOn && (
          <div className="mt-1 flex flex-wrap gap-1.5">
            <ButtonLink href={bookHref}>{words.book}</ButtonLink>
            <ButtonLink href={callHref} variant="secondary">
              {words.call}
            </ButtonLink>
          </div>
        )}
      </form>
    </>
  );
}

type Answer = { sentence: string; leadsOn: boolean };

/** The answer in the content's own words. A mere city is no answer yet: only some neighborhoods of it are listed. */
function answerTo(typed: string, areas: readonly CoverageArea[], words: Words): Answer {
  const coverage = checkCoverage(typed, areas);
  if (coverage.kind === 'not-listed') {
    return { sentence: words.notListed.replaceAll('{typed}', () => typed), leadsOn: true };
  }
  if (coverage.kind !== 'served') return { sentence: words.empty, leadsOn: false };
  const names = coverage.areas.map(({ name }) => name).join(', ');
  const area = coverage.areas.length === 1 ? names : `${typed} (${names})`;
  const filled = words.served.replaceAll('{area}', () => area).replaceAll('{typed}', () => typed);
  return { sentence: filled, leadsOn: true };
}
