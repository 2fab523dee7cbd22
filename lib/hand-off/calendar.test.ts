import fc from 'fast-check';
import type { Information } from '@/lib/booking/fields';
import { preferredTimes } from '@/lib/booking/preferred-times';
import { formatDay } from '@/lib/forms/dates';
import { plainText } from '@/lib/text/plain-text';
import { calendarFile } from './calendar';
import { escapeText, foldLine } from './calendar-line';
import { type Component, instantOf, only, readCalendar, readText } from './calendar-reader';
import { bookingWith } from './sample-summaries';
import { summaryText } from './summary';

const sunday = new Date('2026-03-01T18:30:05.123Z');

const fileWith = (
  changes: Partial<Information> = {},
  title = 'Repair visit, not confirmed yet',
  now = sunday,
) =>
  calendarFile({
    summary: bookingWith(changes),
    title,
    note: 'Nothing is fixed; we call you.',
    host: 'www.loonlight.example',
    now,
  });

function read(changes: Partial<Information> = {}, title?: string): { calendar: Component; event: Component } {
  const calendar = readCalendar(fileWith(changes, title) ?? '');
  const event = calendar.components.find(({ name }) => name === 'VEVENT');
  if (!event) throw new Error('No event.');
  return { calendar, event };
}

/** Day and time on a clock in Chicago, by the browser's own knowledge of zones. */
const chicagoClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('the calendar file', () => {
  test('says who made it, what it is, and that the visit is not fixed', () => {
    const { calendar, event } = read();
    expect(only(calendar, 'VERSION').value).toBe('2.0');
    expect(only(calendar, 'PRODID').value).toBe('-//www.loonlight.example//Booking//EN');
    expect(only(event, 'UID').value).toBe('RK7-4MX.20260309@www.loonlight.example');
    expect(only(event, 'DTSTAMP').value).toBe('20260301T183005Z');
    expect(only(event, 'STATUS').value).toBe('TENTATIVE');
    expect(readText(only(event, 'SUMMARY').value)).toBe('Repair visit, not confirmed yet');
    expect(readText(only(event, 'LOCATION').value)).toBe('418 Loonlight Lane; Apt 3, Minneapolis, MN 55408');
    expect(readText(only(event, 'DESCRIPTION').value)).toBe(
      `Nothing is fixed; we call you.\n\n${summaryText(bookingWith())}`,
    );
  });

  test('the window is the chosen one on a clock in Chicago, on every day of the years to come', () => {
    const windows = preferredTimes.filter(({ id }) => id !== 'asap');
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...windows), (preferredDate, { id, window }) => {
        const { calendar, event } = read({ preferredDate, preferredTime: id });
        const ends = ['DTSTART', 'DTEND'].map((name) => instantOf(only(event, name), calendar));
        expect(ends.map((end) => chicagoClock.format(end))).toEqual([
          `${preferredDate} ${window?.starts}`,
          `${preferredDate} ${window?.ends}`,
        ]);
      }),
    );
  });

  test.each(['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'])(
    'holds on %s, beside a change of the clocks',
    (preferredDate) => {
      const { calendar, event } = read({ preferredDate });
      expect(chicagoClock.format(instantOf(only(event, 'DTSTART'), calendar))).toBe(`${preferredDate} 08:00`);
    },
  );

  test('without a time it is the whole day, up to the day after', () => {
    const { event } = read({ preferredTime: '', preferredDate: '2026-12-31' });
    expect(only(event, 'DTSTART')).toMatchObject({
      value: '20261231',
      parameters: new Map([['VALUE', 'DATE']]),
    });
    expect(only(event, 'DTEND').value).toBe('20270101');
  });

  test('is not offered for an emergency, or without a day', () => {
    expect(fileWith({ preferredTime: 'asap' })).toBeUndefined();
    expect(fileWith({ preferredDate: '' })).toBeUndefined();
    expect(fileWith({ preferredDate: '', preferredTime: 'evening' })).toBeUndefined();
  });

  test('made again later, it is the same entry, so that no calendar shows it twice', () => {
    const later = new Date('2026-03-02T09:00:00Z');
    const [once, again] = [fileWith(), fileWith({}, undefined, later)].map((file) =>
      readCalendar(file ?? ''),
    );
    const uidOf = (calendar?: Component) =>
      calendar?.components.at(-1)?.properties.find(({ name }) => name === 'UID');
    expect(uidOf(once)).toBeDefined();
    expect(uidOf(again)).toEqual(uidOf(once));
  });

  test('brings every name, place and problem back as it was typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        'a;b,c\\d',
        '\\n',
        'END:VEVENT',
        '\r\nEND:VCALENDAR\r\n',
        '👩‍🔧'.repeat(60),
        'é'.repeat(150),
      ),
    );
    fc.assert(
      fc.property(text, text, (firstName, problemDescription) => {
        const { event } = read({ firstName, address: firstName, problemDescription }, firstName);
        const summary = bookingWith({ firstName, address: firstName, problemDescription });
        expect(readText(only(event, 'SUMMARY').value)).toBe(plainText(firstName));
        expect(readText(only(event, 'LOCATION').value)).toBe(plainText(summary.visit?.place ?? ''));
        expect(readText(only(event, 'DESCRIPTION').value)).toContain(summaryText(summary));
      }),
    );
  });

  test('its notes name the day as the page does', () => {
    expect(readText(only(read().event, 'DESCRIPTION').value)).toContain(formatDay('2026-03-09'));
  });
});

describe('a folded line', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length;

  test('has at most 75 octets in each piece, whole characters, and its text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const pieces = foldLine(line).split('\r\n');
        expect(pieces.every((piece) => octets(piece) <= 75)).toBe(true);
        expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true);
        expect(pieces.map((piece, place) => (place > 0 ? piece.slice(1) : piece)).join('')).toBe(line);
        // Decoding what was encoded shows half characters, which would come back as others.
        expect(
          pieces.every((piece) => new TextDecoder().decode(new TextEncoder().encode(piece)) === piece),
        ).toBe(true);
      }),
    );
  });

  test.each([74, 75, 76])('is folded from 76 octets on: %i', (length) => {
    expect(foldLine('x'.repeat(length)).includes('\r\n ')).toBe(length > 75);
  });

  test('is never folded within a character, whatever its width', () => {
    for (const character of ['é', '李', '🔧']) {
      for (let start = 70; start < 76; start += 1) {
        const pieces = foldLine('x'.repeat(start) + character).split('\r\n ');
        expect(pieces.join('')).toBe('x'.repeat(start) + character);
        expect(pieces.length).toBe(start + octets(character) > 75 ? 2 : 1);
      }
    }
  });
});

test('escaped text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', '\n', 'n') }), (text) => {
      expect(readText(escapeText(text))).toBe(text);
    }),
  );
});
