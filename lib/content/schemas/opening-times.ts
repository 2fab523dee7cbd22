import { z } from 'zod';
import { weekdays } from '@/lib/hours/dates';
import { dayOffReason } from './shapes';
import { day, trimmed } from './text';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A time of day on a 24-hour clock, "07:00". "24:00" is midnight at the end of a day. */
export const time = trimmed.regex(clockTime, 'must be a time such as "07:00" or "21:00"');

type Span = { opens?: string | undefined; closes?: string | undefined };

/** Whether there are both times, in order, or neither. Another rule reports invalid times, so we ignore them here. */
const isInOrder = ({ opens = '', closes = '' }: Span) =>
  [opens, closes].every((one) => clockTime.test(one)) ? opens < closes : !opens === !closes;
const laterThanOpens = {
  path: ['closes'],
  error: 'must be later than the opening time',
  params: { remedy: 'Enter both times, on a 24-hour clock. 9 PM is "21:00", and midnight is "24:00".' },
};

export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days with these hours.'),
    opens: time.describe('When these hours start, on a 24-hour clock. For example, 07:00.'),
    closes: time.describe(
      'When these hours end, on a 24-hour clock. Write 21:00 for 9 PM and 24:00 for midnight.',
    ),
  })
  .refine(isInOrder, laterThanOpens);

export const emergencyHours = openingHours.safeExtend({
  onClosedDates: z
    .boolean()
    .meta({ title: 'On days off, too', description: 'Choose yes if you also come on closed dates.' }),
});

/** The longest time off. A longer one is probably a typo in a year, and pages need an open day within a year. */
const halfYear = 183 * 24 * 60 * 60_000;

export const closedDates = z
  .strictObject({
    from: day.meta({
      title: 'First day',
      description: 'The first day you’re closed or have different hours. For example, 2026-11-26.',
    }),
    to: day.optional().meta({
      title: 'Last day',
      description: 'The last of these days. For example, 2026-11-27. Leave this empty if it’s only one day.',
    }),
    reason: dayOffReason.describe(`Why you’re closed. ${dayOffReason.description}`),
    opens: time.optional().describe('If you’re open part of the day, when you open. For example, 08:00.'),
    closes: time.optional().describe('If you’re open part of the day, when you close. For example, 14:00.'),
  })
  .refine(({ from, to = from }) => from <= to && Date.parse(to) - Date.parse(from) < halfYear, {
    path: ['to'],
    message: 'must not be before the first day, or more than half a year after it',
  })
  .refine(isInOrder, laterThanOpens)
  .transform(({ from, to = from, reason, opens, closes }) => {
    const hours = opens && closes && { hours: { opens, closes } };
    return { from, to, reason, ...hours };
  });
