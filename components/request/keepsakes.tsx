import { CalendarPlus, Printer } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';
import type { Shop } from '@/lib/hours/shop';
import { calendarFile } from '@/lib/request/calendar';
import type { CalendarVisit, Summary } from '@/lib/request/summary';

const canSaveFiles = () =>
  'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';

type Props = {
  summary: Summary;
  shop: Shop;
  /** The request number, if the page shows it. */
  reference: string | undefined;
};

/** Buttons to save the visit and to print the request. The browsers in some apps can't do one of them or both. */
export function Keepsakes(props: Props) {
  const [isSaved, setSaved] = useState(false);
  const { visit } = props.summary;
  const canPrint = typeof window.print === 'function';

  function save(chosen: CalendarVisit) {
    saveCalendarFile(chosen, props);
    setSaved(true);
  }

  return (
    <div className="mt-6 flex flex-col flex-wrap gap-2 sm:flex-row print:hidden">
      {visit && canSaveFiles() && (
        <Button variant="secondary" onClick={() => save(visit)}>
          <Icon of={CalendarPlus} className="size-5 shrink-0" />
          <span>{noWrap('Add to calendar')}</span>
        </Button>
      )}
      {canPrint && (
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon of={Printer} className="size-5 shrink-0" />
          <span>Print</span>
        </Button>
      )}
      <p role="status" className="font-medium empty:sr-only sm:w-full">
        {isSaved && (
          <span>
            {noWrap(
              'Your calendar file is ready. If your calendar doesn’t open, look in your downloads. The file is just for you.',
            )}
          </span>
        )}
      </p>
    </div>
  );
}

function saveCalendarFile(visit: CalendarVisit, { summary, shop, reference }: Props) {
  const { hostname: host } = window.location;
  const rows = summary.rows.filter(({ kind }) => reference || kind !== 'reference');
  const file = calendarFile({ summary: { ...summary, rows }, visit, shop, host, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `visit-${reference ?? visit.day}.ics`;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
