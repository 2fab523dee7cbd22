// The date is a day on the calendar, not an instant: UTC keeps it what it is, wherever the build runs.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Last updated November 21, 2026", from a date such as "2026-11-21". */
export function Updated({ label, date }: { label: string; date: string }) {
  return (
    <p className="mt-1.5 text-small text-soft">
      {`${label} `}
      <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
