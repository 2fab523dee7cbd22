import fc from 'fast-check';
import { weekdays } from '@/lib/hours/clock';
import { preferredTimes } from './preferred-times';
import { hasPassed, visitConditions } from './visit-conditions';

const regular = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00' },
  ],
  closedDates: [{ from: '2026-12-24', to: '2026-12-25', reason: 'Holidays' }],
  zips: ['55405'],
};
const usual = { preferredDate: '', preferredTime: '', zipCode: '' };
const [monday, friday, saturday, sunday] = ['2026-12-07', '2026-12-11', '2026-12-12', '2026-12-13'];

test.each([
  [{ ...usual }, []],
  [{ ...usual, preferredDate: monday, preferredTime: 'evening', zipCode: '55405-1234' }, []],
  // An evening without a day can be on a weekday.
  [{ ...usual, preferredTime: 'evening' }, []],
  [{ ...usual, preferredDate: friday }, []],
  [{ ...usual, preferredDate: saturday, preferredTime: 'morning' }, []],
  [{ ...usual, preferredDate: saturday, preferredTime: 'evening' }, ['outsideHours']],
  [{ ...usual, preferredDate: sunday }, ['outsideHours']],
  [{ ...usual, preferredDate: '2026-12-25' }, ['outsideHours']],
  [{ ...usual, preferredTime: 'asap' }, ['emergency']],
  [
    { ...usual, preferredDate: sunday, preferredTime: 'asap', zipCode: '90210' },
    ['emergency', 'outsideArea'],
  ],
  // Half a ZIP code says nothing about the area.
  [{ ...usual, zipCode: '902' }, []],
])('what can raise the price: %j', (answers, conditions) => {
  expect(visitConditions(answers, regular)).toEqual(conditions);
});

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const toClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test('a window has the usual price only if the business is open in each of its minutes', () => {
  const anyHours = fc
    .tuple(fc.subarray([...weekdays]), fc.nat(1439), fc.nat(1439))
    .filter(([, opens, closes]) => opens < closes)
    .map(([days, opens, closes]) => ({ days, opens: toClock(opens), closes: toClock(closes) }));
  const anyDate = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyHours, anyDate, fc.constantFrom(...preferredTimes), (hours, preferredDate, time) => {
      if (!time.window) return;
      const day = new Date(preferredDate).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
      const isOpen = (minute: number) =>
        hours.days.some((name) => name === day) &&
        toMinutes(hours.opens) <= minute &&
        minute < toMinutes(hours.closes);
      let isUsual = true;
      for (let minute = toMinutes(time.window.starts); minute < toMinutes(time.window.ends); minute += 1)
        isUsual &&= isOpen(minute);
      const answers = { preferredDate, preferredTime: time.id, zipCode: '' };
      expect(visitConditions(answers, { ...regular, hours: [hours] })).toEqual(
        isUsual ? [] : ['outsideHours'],
      );
    }),
  );
});

test('a time has passed only today, and only once its window has ended in Minnesota', () => {
  const morning = { ...usual, preferredDate: '2026-12-07', preferredTime: 'morning' };
  expect(hasPassed(morning, new Date('2026-12-07T17:59:00Z'))).toBe(false);
  expect(hasPassed(morning, new Date('2026-12-07T18:00:00Z'))).toBe(true);
  expect(hasPassed({ ...morning, preferredDate: '2026-12-08' }, new Date('2026-12-07T18:00:00Z'))).toBe(
    false,
  );
  expect(hasPassed({ ...morning, preferredTime: 'asap' }, new Date('2026-12-07T18:00:00Z'))).toBe(false);
});
