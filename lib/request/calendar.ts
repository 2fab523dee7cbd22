import { businessTimeZone } from '@/lib/hours/clock';
import { plainText } from '@/lib/text/plain-text';
import { summaryText, type Summary, type Visit } from './summary';

type CalendarEntry = {
  summary: Summary;
  visit: Visit;
  title: string;
  /** Text before the summary in the entry's notes. */
  note: string;
  /** The site's host, which makes the UID globally unique: "www.loonlight.example". */
  host: string;
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
 * has the same UID, so it is never entered twice.
 */
export function calendarFile({ summary, visit, title, note, host, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${summary.reference}.${digits(visit.day)}@${escapeText(host)}`,
    `DTSTAMP:${digits(now.toISOString().replace(/\.\d+/, ''))}`,
    ...timesOf(visit),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(visit.address)}`,
    `DESCRIPTION:${escapeText(`${note}\n\n${summaryText(summary)}`)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** "2026-03-09" as "20260309". */
const digits = (time: string) => time.replace(/[-:]/g, '');

/** A day without an end lasts all day. */
function timesOf({ day, window }: Visit): string[] {
  if (!window) return [`DTSTART;VALUE=DATE:${digits(day)}`];
  const at = (time: string) => `;TZID=${businessTimeZone}:${digits(day)}T${digits(time)}00`;
  return [`DTSTART${at(window.starts)}`, `DTEND${at(window.ends)}`];
}

/** A text value (section 3.3.11). */
const escapeText = (text: string) =>
  plainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** At most 75 octets a line (section 3.1): 18 characters of 4 octets, and the space that continues it. */
function foldLine(line: string): string {
  if (new TextEncoder().encode(line).length <= 75) return line;
  return line.match(/.{1,18}/gsu)?.join('\r\n ') ?? '';
}
