import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
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

/** Reads the content lines as RFC 5545 says. Throws if a calendar would reject the file. */
function linesOf(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error('A line doesn’t end with CRLF.');
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

test('a calendar entry has the visit’s details and is tentative', () => {
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

test.each([
  // On the two days when the clocks change, which is before the first window.
  ['2026-03-08', 'morning', '20260308T130000Z', '20260308T170000Z'],
  ['2026-11-01', 'morning', '20261101T140000Z', '20261101T180000Z'],
  ['2026-07-01', 'evening', '20260701T220000Z', '20260702T010000Z'],
] as const)(
  'a visit on %s in the %s has those hours in Minnesota',
  (preferredDate, preferredTime, ...times) => {
    const file = fileWith({ preferredDate, preferredTime });
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual(times.map((time) => `:${time}`));
  },
);

test('a visit without a time lasts all day', () => {
  const file = fileWith({ preferredTime: '', preferredDate: '2026-12-31' });
  expect(valueOf(file, 'DTSTART')).toBe(';VALUE=DATE:20261231');
});

test('the same visit saved twice has one UID, so no calendar shows it twice', () => {
  const later = fileWith({}, undefined, new Date('2026-03-02T09:00:00Z'));
  expect(valueOf(later, 'UID')).toBe(valueOf(fileWith(), 'UID'));
  expect(valueOf(later, 'UID')).toContain('RK7-4MX');
});

test('every name, address and problem stays as typed, in lines that follow RFC 5545', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.string({
      unit: fc.constantFrom('a', '\\', ';', ',', '\n', 'é', '李', '🔧'),
      maxLength: 200,
      size: 'max',
    }),
    fc.constantFrom('\\n', 'END:VEVENT', '\r\nEND:VCALENDAR\r\n', '👩‍🔧'.repeat(60)),
  );
  const cases = countCases();
  fc.assert(
    fc.property(typed, typed, (firstName, problemDescription) => {
      const changes = { firstName, address: firstName, problemDescription };
      const file = fileWith(changes, firstName);
      const summary = bookingWith(changes);
      expect(textOf(file, 'SUMMARY')).toBe(plainText(firstName));
      expect(textOf(file, 'LOCATION')).toBe(plainText(summary.visit?.address ?? ''));
      expect(textOf(file, 'DESCRIPTION')).toContain(summaryText(summary));
      cases.count('an escaped name', /\\[\\;,n]/.test(valueOf(file, 'SUMMARY')));
      cases.count('a name on several lines', /SUMMARY:[^\r]*\r\n /.test(file));
    }),
  );
  cases.expectEach(['an escaped name', 'a name on several lines'], 10);
});
