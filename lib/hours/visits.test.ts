import { allDay, usualWeek } from './sample-hours.test-helper';
import { anyTime, visitsIn } from './visits';

/** December 8, 2026, is a Tuesday. */
const shop = {
  hours: usualWeek,
  closedDates: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }],
  sameDayUntil: '12:00',
  emergency: allDay,
};
const windows = {
  morning: { starts: '08:00', ends: '12:00' },
  afternoon: { starts: '12:00', ends: '17:00' },
  evening: { starts: '17:00', ends: '20:00' },
  any: anyTime,
};

test.each([
  ['2026-12-08', 'morning', '08T11:01', 'over'],
  ['2026-12-08', 'afternoon', '08T12:00', 'ask'],
  ['2026-12-08', 'any', '08T19:00', 'ask'],
  ['2026-12-08', 'any', '08T19:01', 'over'],
  ['2026-12-09', 'evening', '08T21:40', 'come'],
  ['2026-12-12', 'evening', '12T17:00', 'ask'],
  // Less than an hour before closing, we come only for an emergency.
  ['2026-12-12', 'evening', '12T17:30', 'emergency'],
  ['2026-12-25', 'morning', '08T10:00', 'emergency'],
] as const)('a visit on %s in the window “%s”, as seen on December %s, is: %s', (day, window, now, can) => {
  const at = new Date(`2026-12-${now}:00-06:00`);
  expect(visitsIn({ day, window: windows[window] }, shop, at).can).toBe(can);
});
