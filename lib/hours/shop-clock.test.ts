import fc from 'fast-check';
import { formatClock, toInstant, wallClock } from './shop-clock';

test('the shop’s clock is right in summer and in winter, to the minute', () => {
  const instants = fc.date({ min: new Date('2007-01-02'), max: new Date('2060-01-01'), noInvalidDate: true });
  const changes = ['2026-03-08T08:00Z', '2026-11-01T07:00Z'].map((text) => Date.parse(text));
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Chicago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const agrees = (now: Date) => {
    const { day, time } = wallClock(now);
    expect(`${day} ${time}`).toBe(format.format(now));
    expect(wallClock(toInstant(day, time))).toMatchObject({ day, time });
  };
  fc.assert(fc.property(instants, agrees));
  for (const change of changes) {
    for (const minutes of [-1, 0, 180]) agrees(new Date(change + minutes * 60_000));
  }
});

test('the half hour after noon is PM, and minutes have two digits', () => {
  const times = ['12:30', '00:30', '09:05'].map(formatClock);
  expect(times).toEqual(['12:30\u00a0PM', '12:30\u00a0AM', '9:05\u00a0AM']);
});
