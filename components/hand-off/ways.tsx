'use client';

import { useState } from 'react';
import type { HandOffWords } from '@/lib/content/hand-off';
import { type Summary, summaryText } from '@/lib/hand-off/summary';
import { CalendarWay } from './calendar-way';
import { CopyFallback } from './copy-fallback';
import { KeepingWays } from './keeping-ways';
import { SendingWays } from './sending-ways';
import { SubHeading, type HeadingLevel } from './sub-heading';

export type WaysWords = Pick<
  HandOffWords,
  'waysHeading' | 'ways' | 'said' | 'asText' | 'subject' | 'shortened'
> & { calendar?: HandOffWords['calendar'] };

type Props = {
  summary: Summary;
  words: WaysWords;
  business: { phone: string; email: string };
  isUrgent: boolean;
  level: HeadingLevel;
};

/** Every way to hand the request over. None acts by itself; each says afterwards what is known, and no more. */
export function Ways({ summary, words, business, isUrgent, level }: Props) {
  const [news, setNews] = useState<{ message: string; count: number }>();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const text = summaryText(summary);
  const say = (message: string) => setNews((before) => ({ message, count: (before?.count ?? 0) + 1 }));

  return (
    <div className="print:hidden">
      <SubHeading below={level}>{words.waysHeading}</SubHeading>
      <SendingWays summary={summary} words={words} business={business} isUrgent={isUrgent} say={say} />
      <div className="mt-1.5 flex flex-wrap gap-x-1 gap-y-1">
        <KeepingWays
          title={summary.title}
          text={text}
          words={words}
          onCopied={(isCopied) => setCopyRefused(!isCopied)}
          say={say}
        />
        {summary.kind === 'booking' && words.calendar && (
          <CalendarWay
            summary={summary}
            words={{ ...words.calendar, button: words.ways.calendar, said: words.said.calendar }}
            isUrgent={isUrgent}
            say={say}
          />
        )}
      </div>
      {/* The count makes the same sentence a change when it is said again. */}
      <p role="status" className="mt-1.5 max-w-measure font-medium">
        {news && <span key={news.count}>{news.message}</span>}
      </p>
      {isCopyRefused && <CopyFallback key={news?.count} label={words.asText} text={text} />}
    </div>
  );
}
