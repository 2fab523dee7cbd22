'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { Summary } from '@/lib/hand-off/summary';
import { Afterwards } from './afterwards';
import { useEchoGuard } from './echo-guard';
import { ReferenceBox } from './reference-box';
import { RequestRows } from './request-rows';
import { SubHeading, type HeadingLevel } from './sub-heading';
import { Ways, type WaysWords } from './ways';

/** The appliance or service whose label is explained: a service's id, or one of the others in content/hand-off.json. */
export type PreparePlace = keyof HandOffWords['places'];

/** content/hand-off.json; where no booking is handed over the words about calendars can stay away. */
export type PanelWords = Omit<HandOffWords, '$schema' | 'calendar'> & WaysWords;

export type HandOffPanelProps = {
  /** What is handed over, from `bookingSummary`, `quoteSummary` or `contactSummary`. Everything is made from it. */
  summary: Summary;
  words: PanelWords;
  business: { name: string; phone: string; email: string };
  /** Tells where the model number is found: the booked service's id. */
  place?: PreparePlace;
  /** An emergency (the time `asap`): calling comes first, and there is no calendar file. */
  isUrgent?: boolean;
  /** The heading's place in the page's outline. */
  level?: HeadingLevel;
  /** A heading of the caller's own, who then also moves the focus to it. */
  heading?: ReactNode;
  /** Whether the panel's heading takes the focus when it appears. */
  takesFocus?: boolean;
  /** Below the request: the way back to the answers. Not printed. */
  children?: ReactNode;
};

/**
 * The end of a booking or an enquiry: the request is ready, nothing has been sent, and these are the ways to hand it over.
 * It makes no request of its own, and it can only be shown after hydration. Printed, it is a work order on one page.
 * To start with another request give it another `key` (the reference).
 */
export function HandOffPanel(props: HandOffPanelProps) {
  const { summary, words, business, isUrgent = false, level = 2, takesFocus = true } = props;
  const guard = useEchoGuard();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className="work-order" {...guard}>
      <p className="hidden justify-between gap-2 border-b-2 border-ink pb-1 font-semibold print:flex">
        <span className="font-display">{business.name}</span>
        <span>{`${business.phone} · ${business.email}`}</span>
      </p>
      {props.heading ?? (
        <Heading
          ref={heading}
          tabIndex={-1}
          className={`scroll-mt-2 print:mt-1.5 ${level === 3 ? 'text-h3' : 'text-h2'}`}
        >
          {words.heading}
        </Heading>
      )}
      <p className="mt-1 max-w-measure text-lead">
        <strong>{words.notSent}</strong> {words.intro}
      </p>
      <ReferenceBox reference={summary.reference} words={words} />
      <Ways summary={summary} words={words} business={business} isUrgent={isUrgent} level={level} />
      <SubHeading below={level}>{summary.title}</SubHeading>
      <RequestRows rows={summary.rows} />
      {props.children && <div className="mt-0.5 print:hidden">{props.children}</div>}
      <Afterwards
        words={words}
        next={words.next[summary.kind]}
        place={props.place ?? 'other'}
        level={level}
      />
    </div>
  );
}
