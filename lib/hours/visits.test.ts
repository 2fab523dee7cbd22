import { anyTime, visitsIn } from './visits';
import { weekdays } from './dates';

const allDay = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
/** December 8, 2026, is a Tuesday. */
const shop = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '18:00' },
  ],
  closedDates: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }],
  sameDayUntil: '12:00',
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
  // Less than an hour before closing, only an emergency is left of it.
  ['2026-12-12', 'evening', '12T17:30', 'emergency'],
  ['2026-12-25', 'morning', '08T10:00', 'emergency'],
] as const)('for %s, %s, a visitor on December %s is told: %s', (day, window, now, can) => {
  const said = visitsIn(
    day,
    windows[window],
    { ...shop, emergency: allDay },
    new Date(`2026-12-${now}:00-06:00`),
  );
  expect(said.can).toBe(can);
});
