import { useEffect, useRef, type ReactNode } from 'react';
import { useDoubleTapGuard } from '@/components/forms/double-tap';
import { Panel } from '@/components/ui/card';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { Summary, SummaryRow } from '@/lib/hand-off/summary';
import { fillWords } from '@/lib/text/plain-text';
import { HandOffOptions } from './hand-off-options';
import { Afterwards, RequestRows, SubHeading, type HeadingLevel } from './request-details';

/** A key of `places` in hand-off.json: where to find the label of an appliance. */
export type PreparePlace = keyof HandOffWords['places'];

export type HandOffPanelProps = {
  summary: Summary;
  words: HandOffWords;
  business: { name: string; phone: string; email: string };
  place: PreparePlace;
  /** An emergency (time `asap`): calling comes first, and there is no calendar file. */
  isUrgent?: boolean;
  /** The heading's level in the page's outline. */
  level: HeadingLevel;
  /** Replaces the panel's heading, which is an h3. The caller then moves the focus to it. */
  heading?: (text: string) => ReactNode;
  /** Shown right below the heading. */
  warning?: ReactNode;
  /** Hides the options to send it, because the page has sent it. */
  isSent?: boolean;
  changeLink?: (row: SummaryRow) => ReactNode;
  /** Below the request: the way back to the answers. Not printed. */
  children?: ReactNode;
};

/**
 * The end of a booking or an enquiry: the request and how to send it. Client-side only. It prints
 * as a one-page work order. Use the reference as its `key`.
 */
export function HandOffPanel(props: HandOffPanelProps) {
  const { summary, words, business, place, isUrgent = false, level } = props;
  const guard = useDoubleTapGuard(1);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="work-order" {...guard}>
      <p className="hidden justify-between gap-2 border-b-2 border-ink pb-1 font-semibold print:flex">
        <span className="font-display">{business.name}</span>
        <span>{`${business.phone} · ${business.email}`}</span>
      </p>
      {props.heading?.(words.heading) ?? (
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-2 text-h3 print:mt-1.5">
          {words.heading}
        </h3>
      )}
      {props.warning}
      <p className="mt-1 max-w-measure text-lead">
        <strong>{words.notSent}</strong> {words.intro}
      </p>
      <ReferenceBox reference={summary.reference} words={words} />
      <HandOffOptions {...props} isUrgent={isUrgent} level={level} />
      <SubHeading below={level}>{summary.title}</SubHeading>
      <RequestRows rows={summary.rows} changeLink={props.changeLink} />
      {props.children && <div className="mt-1 print:hidden">{props.children}</div>}
      <Afterwards words={words} next={words.next[summary.kind]} place={place} level={level} />
    </div>
  );
}

type ReferenceProps = { reference: string; words: { reference: string; readOut: string } };

/** The reference in large type, and how to read it out on the phone. */
function ReferenceBox({ reference, words }: ReferenceProps) {
  return (
    <Panel tint="ice" className="mt-2 print:p-1.5">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold">{words.reference}</span>{' '}
        <strong
          translate="no"
          className="font-display text-price font-bold tracking-wide whitespace-nowrap tabular-nums"
        >
          {reference}
        </strong>
      </p>
      <p className="mt-0.5 text-small text-soft">
        {fillWords(words.readOut, { reference: spelled(reference) })}
      </p>
    </Panel>
  );
}

/** One character at a time, with a pause and possible line break between groups: "R K 7, 4 M X". */
const spelled = (reference: string) =>
  reference
    .split('-')
    .map((group) => [...group].join('\u00a0'))
    .join(', ');
