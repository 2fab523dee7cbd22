/** @jest-environment jsdom */
import fc from 'fast-check';
import { wallClock } from '@/lib/hours/shop-clock';
import { setLight } from './light';

test('the business’s clock is right in summer and in winter, to the minute', () => {
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
  };
  fc.assert(fc.property(instants, agrees));
  for (const change of changes) for (const ahead of [-1, 0]) agrees(new Date(change + ahead));
});

test.each([
  ['2026-12-08T13:00:00Z', 'night'],
  ['2026-12-08T14:00:00Z', 'morning'],
  ['2026-12-08T16:00:00Z', 'day'],
  ['2026-12-08T22:00:00Z', 'dusk'],
  ['2026-12-08T23:30:00Z', 'night'],
  // In June the sun is up from half past five to nine.
  ['2026-06-21T11:00:00Z', 'morning'],
  ['2026-06-22T01:30:00Z', 'dusk'],
  ['2026-06-22T03:00:00Z', 'night'],
])('at %s the kitchen is drawn in the light of the %s, wherever the visitor is', (now, light) => {
  setLight(new Date(now));
  expect(document.documentElement.dataset.light).toBe(light);
});
