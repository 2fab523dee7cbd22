import { plain } from '@/lib/text/spaces.test-helper';
import { replyBy, replyWithin } from './reply';
import { allDay, usualShop } from './sample-hours.test-helper';

test.each([
  [60, / 60 minutes /],
  [90, / 90 minutes /],
  [120, / 2 hours /],
])('a shop that replies after %i minutes promises a reply within%s', (minutes, words) => {
  expect(replyWithin(minutes)).toMatch(words);
});

const dayAndNight: typeof usualShop = { ...usualShop, hours: [allDay] };

// November 24, 2026, is a Tuesday. November 26 and 27 are days off.
test.each([
  ['at closing time, if that is soon enough', '11-24T20:30', 30, 'Tuesday at 9 PM'],
  ['after more than a whole day', '11-24T20:00', 15 * 60, 'Wednesday at 9 PM'],
  ['on a day off, with the date of the reply', '11-26T12:00', 30, 'Saturday, Nov 28, at 8:30 AM'],
  ['after midnight, if the shop stays open', '11-23T23:50', 30, 'Tuesday at 12:20 AM', dayAndNight],
])('the shop replies %s (%s, %i minutes): %s', (_when, now, replyMinutes, words, shop = usualShop) => {
  const reply = replyBy({ ...shop, replyMinutes }, new Date(`2026-${now}:00-06:00`));
  expect(reply && plain(`${reply.weekday} at ${reply.time}`)).toBe(words);
});

test.each([undefined, 1_000_000])('a shop that replies after %s minutes promises no time', (replyMinutes) => {
  expect(replyBy({ ...usualShop, replyMinutes }, new Date('2026-11-24T16:00:00Z'))).toBeUndefined();
});
