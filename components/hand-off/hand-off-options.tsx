import { useState } from 'react';
import type { HandOffWords } from '@/lib/content/hand-off';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { CalendarOption, CopyFallback, SaveOptions } from './save-options';
import { SendOptions } from './send-options';
import { SubHeading, type HeadingLevel } from './sub-heading';

/** Where no booking is handed over, the words about calendars may be missing. */
export type OptionsWords = Pick<
  HandOffWords,
  'waysHeading' | 'ways' | 'said' | 'asText' | 'subject' | 'shortened'
> & { calendar?: HandOffWords['calendar'] };

type Props = {
  summary: Summary;
  words: OptionsWords;
  business: { phone: string; email: string };
  isUrgent: boolean;
  level: HeadingLevel;
};

/** Every way to send or keep the request. None acts by itself; each says afterward what is known. */
export function HandOffOptions({ summary, words, business, isUrgent, level }: Props) {
  const [status, setStatus] = useState<{ message: string; count: number }>();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const { ways, said: statusMessages, calendar } = words;
  const text = summaryText(summary);
  const notify = (message: string) => setStatus((before) => ({ message, count: (before?.count ?? 0) + 1 }));

  return (
    <div className="print:hidden">
      <SubHeading below={level}>{words.waysHeading}</SubHeading>
      <SendOptions summary={summary} words={words} business={business} isUrgent={isUrgent} notify={notify} />
      <div className="mt-1.5 flex flex-wrap gap-x-1 gap-y-1">
        <SaveOptions
          title={summary.title}
          text={text}
          labels={ways}
          statusMessages={statusMessages}
          onCopied={(isCopied) => setCopyRefused(!isCopied)}
          notify={notify}
        />
        {summary.kind === 'booking' && calendar && (
          <CalendarOption
            summary={summary}
            words={calendar}
            label={ways.calendar}
            isUrgent={isUrgent}
            onSaved={() => notify(statusMessages.calendar)}
          />
        )}
      </div>
      {/* The count makes the same sentence a change when it is said again. */}
      <p role="status" className="mt-1.5 max-w-measure font-medium">
        {status && <span key={status.count}>{status.message}</span>}
      </p>
      {isCopyRefused && <CopyFallback key={status?.count} label={words.asText} text={text} />}
    </div>
  );
}
