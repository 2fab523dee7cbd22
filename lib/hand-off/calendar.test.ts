import fc from 'fast-check';
import type { Information } from '@/lib/booking/fields';
import { preferredTimes } from '@/lib/booking/preferred-times';
import { formatDay } from '@/lib/forms/dates';
import { plainText } from '@/lib/text/plain-text';
import { calendarFile } from './calendar';
import { escapeText, foldLine } from './calendar-line';
import { bookingWith } from './sample-summaries.test-helper';
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

/** Local day and time in Chicago, from the platform's time zone data. */
const chicagoClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('the calendar file', () => {
  test('says who made it, what it is, and that the visit is tentative', () => {
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

  test('has the chosen hours in Chicago time on every day of the coming years', () => {
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
    'is right on %s, around a clock change',
    (preferredDate) => {
      const { calendar, event } = read({ preferredDate });
      expect(chicagoClock.format(instantOf(only(event, 'DTSTART'), calendar))).toBe(`${preferredDate} 08:00`);
    },
  );

  test('lasts all day if no time was chosen', () => {
    const { event } = read({ preferredTime: '', preferredDate: '2026-12-31' });
    expect(only(event, 'DTSTART')).toMatchObject({
      value: '20261231',
      parameters: new Map([['VALUE', 'DATE']]),
    });
    expect(only(event, 'DTEND').value).toBe('20270101');
  });

  test('does not exist for an emergency or without a day', () => {
    expect(fileWith({ preferredTime: 'asap' })).toBeUndefined();
    expect(fileWith({ preferredDate: '' })).toBeUndefined();
    expect(fileWith({ preferredDate: '', preferredTime: 'evening' })).toBeUndefined();
  });

  test('has the same UID each time, so that no calendar shows the visit twice', () => {
    const later = new Date('2026-03-02T09:00:00Z');
    const [once, again] = [fileWith(), fileWith({}, undefined, later)].map((file) =>
      readCalendar(file ?? ''),
    );
    const uidOf = (calendar?: Component) =>
      calendar?.components.at(-1)?.properties.find(({ name }) => name === 'UID');
    expect(uidOf(once)).toBeDefined();
    expect(uidOf(again)).toEqual(uidOf(once));
  });

  test('contains every name, place and problem as typed', () => {
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

  test('has notes that write the day as the page does', () => {
    expect(readText(only(read().event, 'DESCRIPTION').value)).toContain(formatDay('2026-03-09'));
  });
});

describe('a folded line', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length;

  test('has at most 75 octets per line, whole characters and unchanged text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const pieces = foldLine(line).split('\r\n');
        expect(pieces.every((piece) => octets(piece) <= 75)).toBe(true);
        expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true);
        expect(pieces.map((piece, place) => (place > 0 ? piece.slice(1) : piece)).join('')).toBe(line);
        // Encoding and decoding reveals split characters.
        expect(
          pieces.every((piece) => new TextDecoder().decode(new TextEncoder().encode(piece)) === piece),
        ).toBe(true);
      }),
    );
  });

  test.each([74, 75, 76])('is folded from 76 octets on: %i', (length) => {
    expect(foldLine('x'.repeat(length)).includes('\r\n ')).toBe(length > 75);
  });

  test('never splits a character, whatever its width', () => {
    for (const character of ['é', '李', '🔧']) {
      for (let start = 70; start < 76; start += 1) {
        const pieces = foldLine('x'.repeat(start) + character).split('\r\n ');
        expect(pieces.join('')).toBe('x'.repeat(start) + character);
        expect(pieces.length).toBe(start + octets(character) > 75 ? 2 : 1);
      }
    }
  });
});

test('escaped text can be read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', '\n', 'n') }), (text) => {
      expect(readText(escapeText(text))).toBe(text);
    }),
  );
});

// A strict reader based on RFC 5545 alone. It shares no code with the writer and computes times
// from the rules in the file, not from the zone's name.

type Property = { name: string; parameters: Map<string, string>; value: string };
type Component = { name: string; properties: Property[]; components: Component[] };

/** The file as one component. Throws an Error that explains what a calendar would reject. */
function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error('A line ends in something else than CRLF.');
    if (new TextEncoder().encode(line).length > 75) throw new Error(`More than 75 octets: ${line}`);
    // With the "u" flag, only unpaired surrogates match.
    if (/\p{Surrogate}/u.test(line)) throw new Error('A character was split.');
  }
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: 'root', properties: [], components: [] };
  const open = [root];
  for (const { name, parameters, value } of lines.map(readLine)) {
    const inner = open.at(-1);
    if (!inner) throw new Error(`${name} after the end.`);
    if (name === 'BEGIN') {
      const component = { name: value, properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} closes nothing.`);
    } else inner.properties.push({ name, parameters, value });
  }
  const [calendar, ...others] = root.components;
  if (!calendar || others.length > 0 || open.length > 1) throw new Error('Not one whole calendar.');
  return calendar;
}

function readLine(line: string): Property {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:",]+)*):(.*)$/su.exec(line);
  if (!match) throw new Error(`Not a content line: ${line}`);
  const [, name = '', parameters = '', value = ''] = match;
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair): [string, string] => {
      const [key = '', text = ''] = pair.split('=');
      return [key, text];
    });
  return { name, parameters: new Map(pairs), value };
}

/** The only property with that name. Throws if there is none or more than one. */
function only(component: Component, name: string): Property {
  const [found, ...others] = component.properties.filter((property) => property.name === name);
  if (!found || others.length > 0) throw new Error(`Not exactly one ${name} in ${component.name}.`);
  return found;
}

/** An unescaped TEXT value. Throws if it is escaped incorrectly. */
function readText(value: string): string {
  if (/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value) === false) throw new Error(`Not TEXT: ${value}`);
  return value.replace(/\\(.)/g, (_all, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

/** The instant of a DATE-TIME with a TZID, by the zone's rules in the file. */
function instantOf({ parameters, value }: Property, calendar: Component): Date {
  const zone = calendar.components.find(
    ({ name, properties }) =>
      name === 'VTIMEZONE' &&
      properties.some((one) => one.name === 'TZID' && one.value === parameters.get('TZID')),
  );
  if (!zone) throw new Error('The zone is not in the file.');
  const local = wallTime(value);
  const year = local.getUTCFullYear();
  const changes = zone.components.flatMap((rule) =>
    [year - 1, year].map((one) => ({
      at: changeIn(one, rule),
      offset: hours(only(rule, 'TZOFFSETTO').value),
    })),
  );
  const past = changes
    .filter(({ at }) => at <= local)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const offset = past.at(-1)?.offset;
  if (offset === undefined) throw new Error('No rule applies.');
  return new Date(local.getTime() - offset * 3_600_000);
}

/** A local time as if it were UTC, for comparing. */
function wallTime(value: string): Date {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(value);
  if (!match) throw new Error(`Not a local DATE-TIME: ${value}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** When clocks change in a year, by a rule such as FREQ=YEARLY;BYMONTH=3;BYDAY=2SU. */
function changeIn(year: number, rule: Component): Date {
  const [, month, nth] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(\d)SU$/.exec(only(rule, 'RRULE').value) ?? [];
  if (!month || !nth) throw new Error('A rule that this reader does not know.');
  const first = wallTime(only(rule, 'DTSTART').value);
  const day = new Date(Date.UTC(year, Number(month) - 1, 1, first.getUTCHours()));
  for (let sundays = 0; ; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0) sundays += 1;
    if (sundays === Number(nth)) return day;
  }
}

const hours = (offset: string) => Number(offset.slice(0, 3));
