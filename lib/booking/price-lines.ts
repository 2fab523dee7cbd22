import { formatDollars } from '@/lib/pricing/pricing';

type Given = {
  /** "Saturday", or "Friday, December 25" for a date off. */
  date: string;
  reason: string | undefined;
  /** "Saturday evening". */
  slot: string;
  from: string;
  until: string;
  /** When we close today, and open next. */
  closes: string | undefined;
  next: { weekday: string; time: string };
  afterHoursPrice: number | undefined;
  phone: string;
};

/** What a time changes, beside the answer that it is about. None keeps anybody from continuing. */
export function linesOf({ date, reason, slot, from, until, closes, next, afterHoursPrice, phone }: Given) {
  const costs = (text: string) =>
    afterHoursPrice === undefined
      ? 'That is outside our hours: the visit can cost more.'
      : `${text} ${formatDollars(afterHoursPrice)}.`;
  const opening = `${next.weekday} at ${next.time}`;
  return {
    outsideHours: costs(`${slot} is outside our hours: visits then start at`),
    outsideDay: costs(`We’re closed on ${date}, except for emergencies: visits then start at`),
    closedNow: costs(`We’re closed now: a visit before ${opening} starts at`),
    closesSoon: `We close at ${closes}: a visit after that costs more.`,
    opensNext: `We’re closed now: visits start again ${opening}.`,
    closedDay: `We’re closed on ${date}: choose another day.`,
    closedDate: `We’re closed for ${reason}: choose another day.`,
    closedTime: `${slot} is outside our hours: choose another time.`,
    partOfIt: `${slot}: we come from ${from} to ${until}.`,
    laterDay: 'An emergency is for today: choose another time, or today.',
    askToday: `Too late to promise today. Call ${phone}, or pick another time.`,
    timeOver: 'This time is already over: choose a later one or another day.',
  };
}
