import fc from 'fast-check';
import type { Information } from '@/lib/booking/fields';
import { plainText } from '@/lib/text/plain-text';
import { calendarFile } from './calendar';
import { bookingWith } from './sample-summaries.test-helper';
import { summaryText } from './summary';

function fileWith(
  changes: Partial<Information> = {},
  title = 'Repair visit, not confirmed yet',
  now = new Date('2026-03-01T18:30:05.123Z'),
) {
  const summary = bookingWith(changes);
  const { visit } = summary;
  if (!visit) throw new Error('The booking has no visit.');
  const note = 'Nothing is fixed; we call you.';
  return calendarFile({ summary, visit, title, note, host: 'www.loonlight.example', now });
}

/** The content lines, read by RFC 5545 alone. Throws an Error on what a calendar would reject. */
function linesOf(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error('A line ends in something else than CRLF.');
    if (new TextEncoder().encode(line).length > 75) throw new Error(`More than 75 octets: ${line}`);
    // With the "u" flag, only unpaired surrogates match.
    if (/\p{Surrogate}/u.test(line)) throw new Error('A character was split.');
  }
  return written.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

/** The only value of a property of the event, with its parameters: ";VALUE=DATE:20261231". */
function valueOf(file: string, name: string): string {
  const lines = linesOf(file);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'));
  const [found, ...others] = event.filter((line) => new RegExp(`^${name}[;:]`).test(line));
  if (!found || others.length > 0) throw new Error(`Not exactly one ${name}.`);
  return found.slice(name.length);
}

/** An unescaped TEXT value. Throws if it is escaped incorrectly. */
function textOf(file: string, name: string): string {
  const value = valueOf(file, name).slice(1);
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value)) throw new Error(`Not TEXT: ${value}`);
  return value.replace(/\\(.)/g, (_all, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

test('the calendar says who made the entry, what it is, and that the visit is tentative', () => {
  const file = fileWith();
  expect(linesOf(file).slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.loonlight.example//Booking//EN',
  ]);
  expect(valueOf(file, 'DTSTAMP')).toBe(':20260301T183005Z');
  expect(valueOf(file, 'STATUS')).toBe(':TENTATIVE');
  expect(textOf(file, 'SUMMARY')).toBe('Repair visit, not confirmed yet');
  expect(textOf(file, 'LOCATION')).toBe('418 Loonlight Lane; Apt 3, Minneapolis, MN 55408');
  expect(textOf(file, 'DESCRIPTION')).toBe(`Nothing is fixed; we call you.\n\n${summaryText(bookingWith())}`);
});

test('a visit has the chosen hours in Chicago time', () => {
  const file = fileWith({ preferredDate: '2026-11-02', preferredTime: 'afternoon' });
  expect(valueOf(file, 'DTSTART')).toBe(';TZID=America/Chicago:20261102T120000');
  expect(valueOf(file, 'DTEND')).toBe(';TZID=America/Chicago:20261102T170000');
});

test('the clocks change when the file says: second Sunday of March, first Sunday of November', () => {
  const lines = linesOf(fileWith());
  expect(lines).toEqual(
    expect.arrayContaining([
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ]),
  );
  const hourAt = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'short' });
  const zoneOn = (day: Date) => hourAt.format(day).slice(-3);
  for (let year = 2026; year < 2040; year += 1) {
    // 18:00 UTC is noon in Chicago, after that night's change.
    const nthSunday = (month: number, nth: number) => {
      const first = new Date(Date.UTC(year, month, 1, 18)).getUTCDay();
      return new Date(Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1), 18));
    };
    for (const [day, zones] of [
      [nthSunday(2, 2), ['CST', 'CDT']],
      [nthSunday(10, 1), ['CDT', 'CST']],
    ] as const)
      expect([zoneOn(new Date(day.getTime() - 86_400_000)), zoneOn(day)]).toEqual(zones);
  }
});

test('a visit without a time lasts all day', () => {
  const file = fileWith({ preferredTime: '', preferredDate: '2026-12-31' });
  expect(valueOf(file, 'DTSTART')).toBe(';VALUE=DATE:20261231');
});

test('the same visit saved twice has one UID, so no calendar shows it twice', () => {
  const later = fileWith({}, undefined, new Date('2026-03-02T09:00:00Z'));
  expect(valueOf(later, 'UID')).toBe(valueOf(fileWith(), 'UID'));
  expect(valueOf(later, 'UID')).toContain('RK7-4MX');
});

test('every name, address and problem arrives as typed, in lines that any calendar reads', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', '\n', 'é', '李', '🔧'), maxLength: 200 }),
    fc.constantFrom('\\n', 'END:VEVENT', '\r\nEND:VCALENDAR\r\n', '👩‍🔧'.repeat(60)),
  );
  fc.assert(
    fc.property(typed, typed, (firstName, problemDescription) => {
      const changes = { firstName, address: firstName, problemDescription };
      const file = fileWith(changes, firstName);
      const summary = bookingWith(changes);
      expect(textOf(file, 'SUMMARY')).toBe(plainText(firstName));
      expect(textOf(file, 'LOCATION')).toBe(plainText(summary.visit?.address ?? ''));
      expect(textOf(file, 'DESCRIPTION')).toContain(summaryText(summary));
    }),
  );
});
