import type { openState } from '@/lib/hours/opening-hours';

/**
 * The facts in the sentences. `date` is "Sunday" or "Friday, December 25", `slot` is "on Sunday evening", `from` and
 * `to` are times of day, and `cost` is "costs more" or "can cost more".
 */
type Given = Record<'phone' | 'date' | 'reason' | 'slot' | 'from' | 'to' | 'cost', string>;

/** Returns a sentence for each reason why a visit isn't simply a usual one. None of them blocks a request. */
export function caveatsOf({ until, next }: ReturnType<typeof openState>, given: Given) {
  const { phone, date, reason, slot, from, to, cost } = given;
  return {
    outsideHours: `We come only for emergencies ${slot}. An emergency visit ${cost}.`,
    restOfDay: `We have no regular visits left on ${date}. An emergency visit ${cost}.`,
    closedButHelped: `We’re closed on ${date}, except for emergencies. An emergency visit ${cost}.`,
    closedNow: `We’re closed now. A visit before ${next.weekday} at ${next.time} ${cost}.`,
    closesSoon: `We close at ${until}. A visit after that ${cost}.`,
    opensNext: `We’re closed now. Visits start again ${next.weekday} at ${next.time}.`,
    closedDay: `We’re closed on ${date}. Choose another day.`,
    closedDate: `We’re closed for ${reason}. Choose another day.`,
    closedTime: `We can’t come ${slot}. Choose another time.`,
    noVisitsLeft: `We have no visits left on ${date}. Choose another day.`,
    partOfIt: `We can come ${slot} between ${from} and ${to}.`,
    laterDay: '“As soon as possible” is only for today. Choose another time, or change the date to today.',
    askToday: `We can’t promise a visit today. Call ${phone} to ask, or choose another day.`,
    timeOver: 'It’s too late for a visit at that time. Choose a later one.',
  };
}

export type Reason = keyof ReturnType<typeof caveatsOf>;

/** Short forms of the reasons that fit on the button of a time, beside its price. */
export const reasonsInShort: Partial<Record<Reason, string>> = {
  askToday: 'call first',
  laterDay: 'today only',
};
