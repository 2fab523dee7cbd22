import fc from 'fast-check';
import type { Information } from '@/lib/booking/information-fields';
import { plainText } from '@/lib/text/plain-text';
import { calendarFile } from './calendar';
import { bookingWith } from './sample-summaries.test-helper';
import { summaryText } from './summary';

function fileWith(changes: Partial<Information> = {}, name = 'Loonlight') {
  const summary = bookingWith(changes);
  const { visit } = summary;
  if (!visit) throw new Error('The booking has no visit.');
  const now = new Date('2026-03-01T18:30:05.123Z');
  const shop = { name, phone: '(612) 555-0142; call' };
  return calendarFile({ summary, visit, shop, host: 'loonlight.example', now });
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
function textOf(value = ''): string {
  expect(value).toMatch(/^:(?:[^\\;,]|\\[\\;,n])*$/su);
  return value.slice(1).replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
}

test.each([
  // On the two days when the clocks change, which is before the first window.
  ['2026-03-08', 'morning', ':20260308T130000Z', ':20260308T170000Z'],
  ['2026-11-01', 'morning', ':20261101T140000Z', ':20261101T180000Z'],
  // Without a time, the visit lasts all day.
  ['2026-12-31', '', ';VALUE=DATE:20261231', undefined],
] as const)('a visit on %s in the %s has its hours', (preferredDate, preferredTime, ...times) => {
  const event = eventIn(fileWith({ preferredDate, preferredTime }));
  expect([event.get('DTSTART'), event.get('DTEND')]).toEqual(times);
});

test('a calendar entry is tentative, and has every answer as typed, in lines that follow RFC 5545', () => {
  const signs = fc.constantFrom('a', '\\', ';', ',', '\n', 'é', '李', '🔧');
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.string({ unit: signs, maxLength: 200, size: 'max' }),
    fc.constantFrom('\\n', 'END:VEVENT', '\r\nEND:VCALENDAR\r\n', '👩‍🔧'.repeat(60)),
  );
  fc.assert(
    fc.property(typed, typed, (address, problemDescription) => {
      const changes = { address, problemDescription };
      const file = fileWith(changes, address);
      const event = eventIn(file);
      const summary = bookingWith(changes);
      expect(event.get('DTSTAMP')).toBe(':20260301T183005Z');
      expect(event.get('STATUS')).toBe(':TENTATIVE');
      // With the same UID, no calendar shows the visit twice.
      expect(event.get('UID')).toBe(':RK7-4MX.20260309@loonlight.example');
      expect(textOf(event.get('SUMMARY'))).toContain(`with ${plainText(address)} (`);
      expect(textOf(event.get('LOCATION'))).toBe(plainText(`${address}, Minneapolis, MN 55408`));
      const [note, ...paragraphs] = textOf(event.get('DESCRIPTION')).split('\n\n');
      expect(note).toContain('(612) 555-0142; call');
      expect(paragraphs.join('\n\n')).toBe(summaryText(summary));
    }),
    // It would take minutes to find the shortest answer that fails.
    { endOnFailure: true },
  );
});
