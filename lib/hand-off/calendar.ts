import type { TimeWindow } from '@/lib/booking/preferred-times';
import { type CalendarDay, readDay } from '@/lib/forms/dates';
import { businessTimeZone } from '@/lib/hours/clock';
import { plainText } from '@/lib/text/plain-text';
import { escapeText, foldLine } from './calendar-line';
import { type BookingSummary, summaryText } from './summary';

type CalendarEntry = {
  summary: BookingSummary;
  /** Name of the entry. It should say that the visit isn't confirmed yet. */
  title: string;
  /** Text before the summary in the entry's notes. */
  note: string;
  /** The site's host, which makes the UID globally unique: "www.loonlight.example". */
  host: string;
  /** When the file is created. */
  now: Date;
};

// US rules since 2007: daylight time from the second Sunday of March to the first of November.
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${businessTimeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * The requested visit as a calendar file (RFC 5545, `text/calendar; charset=utf-8`): tentative, in
 * the chosen hours in America/Chicago, or all day if no time was chosen. The same request always
 * has the same UID, so it is never entered twice. Undefined without a day or in an emergency.
 */
export function calendarFile({ summary, title, note, host, now }: CalendarEntry): string | undefined {
  const { visit, reference } = summary;
  const day = visit && readDay(visit.day);
  if (!visit || !day) return undefined;
  const text = (value: string) => escapeText(plainText(value));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    ...(visit.window ? timeZone : []),
    'BEGIN:VEVENT',
    `UID:${reference}.${digits(day)}@${text(host)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...duration(day, visit.window),
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(visit.place)}`,
    `DESCRIPTION:${text(`${note}\n\n${summaryText(summary)}`)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function duration(day: CalendarDay, window: TimeWindow | undefined): string[] {
  if (!window) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(dayAfter(day))}`];
  const at = (time: string) => `;TZID=${businessTimeZone}:${digits(day)}T${time.replace(':', '')}00`;
  return [`DTSTART${at(window.starts)}`, `DTEND${at(window.ends)}`];
}

const digits = ({ year, month, day }: CalendarDay) =>
  String(year).padStart(4, '0') + String(month).padStart(2, '0') + String(day).padStart(2, '0');

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(0);
  next.setUTCFullYear(year, month - 1, day + 1);
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}
