import type { openState } from '@/lib/hours/opening-hours';

/** `date` is "Sunday" or "Friday, December 25"; `slot` is "Sunday evening"; `from` and `to` are times of day. */
type Given = Record<'phone' | 'date' | 'reason' | 'slot' | 'from' | 'to', string>;

/** Every reason why a time isn't simply a visit at the usual price. None keeps anybody from continuing. */
export function caveatsOf({ until, next }: ReturnType<typeof openState>, given: Given) {
  const { phone, date, reason, slot, from, to } = given;
  return {
    outsideHours: `${slot} is outside business hours, so the visit costs more.`,
    restOfDay: `No regular visits are left on ${date}, so the visit costs more.`,
    closedButHelped: `We’re closed on ${date}. We come only in an emergency, which costs more.`,
    closedNow: `We’re closed now. A visit before ${next.weekday} at ${next.time} costs more.`,
    closesSoon: `We close at ${until}. A visit after that costs more.`,
    opensNext: `We’re closed now. Visits start again ${next.weekday} at ${next.time}.`,
    closedDay: `We’re closed on ${date}. Choose another day.`,
    closedDate: `We’re closed for ${reason}. Choose another day.`,
    closedTime: `${slot} is outside business hours. Choose another time.`,
    noVisitsLeft: `No visits are left on ${date}. Choose another day.`,
    partOfIt: `On ${slot}, we can come between ${from} and ${to}.`,
    laterDay: '“As soon as possible” is for today. Choose another time, or change the date to today.',
    askToday: `We can’t promise a visit today. Call ${phone} and ask, or pick another time.`,
    timeOver: 'That time has passed. Choose a later one.',
  };
}

export type Reason = keyof ReturnType<typeof caveatsOf>;

/** The reasons that stand on the button of a time, beside its price. */
export const reasonsInShort: Partial<Record<Reason, string>> = {
  askToday: 'call first',
  laterDay: 'today only',
};
