import { weekdays } from './dates';
import { replyBy, replyTimeInWords } from './reply';
import { usualWeek } from './sample-hours.test-helper';

/** Replaces no-break spaces with normal ones. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [30, 'within 30 minutes'],
  [60, 'within 60 minutes'],
  [90, 'within 90 minutes'],
  [120, 'within 2 hours'],
])('a shop that replies after %i minutes promises a reply %s', (minutes, words) => {
  expect(replyTimeInWords(minutes)).toBe(`${words} during business hours`);
});

const closedOnWeekends = usualWeek.slice(0, 1);
const dayAndNight = [{ days: weekdays, opens: '00:00', closes: '24:00' }];

// November 24, 2026, is a Tuesday. November 26 and 27 are days off.
test.each([
  ['while the shop is open', '11-24T10:00', 30, 'Tuesday at 10:30 AM'],
  ['at closing time, if that is soon enough', '11-24T20:30', 30, 'Tuesday at 9 PM'],
  ['after the next opening, if the shop is closed', '11-24T21:41', 30, 'Wednesday at 7:30 AM'],
  ['after the next opening, with the rest of the minutes', '11-24T20:50', 30, 'Wednesday at 7:20 AM'],
  ['after more than a whole day', '11-24T20:00', 15 * 60, 'Wednesday at 9 PM'],
  ['after two days off', '11-25T20:00', 120, 'Saturday at 9 AM'],
  ['on a day off, with the date of the reply', '11-26T12:00', 30, 'Saturday, Nov 28, at 8:30 AM'],
  ['after a weekend', '11-27T23:00', 120, 'Monday, Nov 30, at 9 AM', closedOnWeekends],
  ['after midnight, if the shop stays open', '11-23T23:50', 30, 'Tuesday at 12:20 AM', dayAndNight],
])('the shop replies %s (%s, %i minutes): %s', (_when, now, replyMinutes, words, hours = usualWeek) => {
  const closedDates = [{ from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' }];
  const reply = replyBy({ hours, closedDates, replyMinutes }, new Date(`2026-${now}:00-06:00`));
  expect(reply && spaced(`${reply.weekday} at ${reply.time}`)).toBe(words);
});

test.each([undefined, 1_000_000])('a shop that replies after %s minutes promises no time', (replyMinutes) => {
  const shop = { hours: usualWeek, closedDates: [], replyMinutes };
  expect(replyBy(shop, new Date('2026-11-24T16:00:00Z'))).toBeUndefined();
});
