import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import type { Information } from '@/lib/booking/fields';
import { plainText } from '@/lib/text/plain-text';
import { calendarFile } from './calendar';
import { bookingWith } from './sample-summaries.test-helper';
import { summaryText } from './summary';

function fileWith(changes: Partial<Information> = {}, title = 'Repair visit', day = '01') {
  const summary = bookingWith(changes);
  const { visit } = summary;
  if (!visit) throw new Error('The booking has no visit.');
  const now = new Date(`2026-03-${day}T18:30:05.123Z`);
  return calendarFile({ summary, visit, title, note: 'Not fixed; we call.', host: 'loonlight.example', now });
}

/** Reads the event's lines as RFC 5545 says. A calendar would reject a file that fails here. */
function eventIn(file: string) {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/[^]*END:VCALENDAR\r\n$/);
  for (const line of file.split('\r\n')) {
    // With the "u" flag, only unpaired surrogates match.
    expect(line).not.toMatch(/[\r\n]|\p{Surrogate}/u);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const [, event = ''] = file.replaceAll('\r\n ', '').split(/^(?:BEGIN|END):VEVENT\r\n/m);
  const lines = event.trimEnd().split('\r\n');
  const values = new Map(lines.map((line) => [line.replace(/[;:].*/s, ''), line.replace(/^[A-Z]+/, '')]));
  // No property appears twice.
  expect(values.size).toBe(lines.length);
  return values;
}

/** An unescaped TEXT value. */
function textOf(event: Map<string, string>, name: string): string {
  const value = event.get(name)?.slice(1) ?? '';
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/su);
  return value.replace(/\\(.)/g, (_all, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

test('a calendar entry has the visit’s details, is tentative, and never appears twice', () => {
  const event = eventIn(fileWith());
  expect(event.get('DTSTAMP')).toBe(':20260301T183005Z');
  expect(event.get('STATUS')).toBe(':TENTATIVE');
  expect(textOf(event, 'LOCATION')).toBe('418 Loonlight Lane; Apt 3, Minneapolis, MN 55408');
  expect(textOf(event, 'DESCRIPTION')).toBe(`Not fixed; we call.\n\n${summaryText(bookingWith())}`);
  expect(event.get('UID')).toContain('RK7-4MX');
  // This title's line is one octet too long.
  expect(eventIn(fileWith({}, 'x'.repeat(68), '02')).get('UID')).toBe(event.get('UID'));
});

test.each([
  // On the two days when the clocks change, which is before the first window.
  ['2026-03-08', 'morning', ':20260308T130000Z', ':20260308T170000Z'],
  ['2026-11-01', 'morning', ':20261101T140000Z', ':20261101T180000Z'],
  ['2026-07-01', 'evening', ':20260701T220000Z', ':20260702T010000Z'],
  // Without a time, the visit lasts all day.
  ['2026-12-31', '', ';VALUE=DATE:20261231', undefined],
] as const)(
  'a visit on %s in the %s has those hours in Minnesota',
  (preferredDate, preferredTime, ...times) => {
    const event = eventIn(fileWith({ preferredDate, preferredTime }));
    expect([event.get('DTSTART'), event.get('DTEND')]).toEqual(times);
  },
);

test('every name, address and problem stays as typed, in lines that follow RFC 5545', () => {
  const signs = fc.constantFrom('a', '\\', ';', ',', '\n', 'é', '李', '🔧');
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.string({ unit: signs, maxLength: 200, size: 'max' }),
    fc.constantFrom('\\n', 'END:VEVENT', '\r\nEND:VCALENDAR\r\n', '👩‍🔧'.repeat(60)),
  );
  const cases = countCases();
  fc.assert(
    fc.property(typed, typed, (firstName, problemDescription) => {
      const changes = { firstName, address: firstName, problemDescription };
      const file = fileWith(changes, firstName);
      const event = eventIn(file);
      const summary = bookingWith(changes);
      expect(textOf(event, 'SUMMARY')).toBe(plainText(firstName));
      expect(textOf(event, 'LOCATION')).toBe(plainText(summary.visit?.address ?? ''));
      expect(textOf(event, 'DESCRIPTION')).toContain(summaryText(summary));
      cases.count('an escaped name', /\\[\\;,n]/.test(event.get('SUMMARY') ?? ''));
      cases.count('a name on several lines', /SUMMARY:[^\r]*\r\n /.test(file));
    }),
  );
  cases.expectEach(['an escaped name', 'a name on several lines'], 1);
});
