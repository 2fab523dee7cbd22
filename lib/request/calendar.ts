import type { Shop } from '@/lib/hours/shop';
import { toInstant } from '@/lib/hours/shop-clock';
import { plainText } from '@/lib/text/plain-text';
import { summaryText, type CalendarVisit, type Summary } from './summary';

type CalendarEntry = {
  summary: Summary;
  visit: CalendarVisit;
  shop: Pick<Shop, 'name' | 'phone'>;
  /** The site's host, which makes the UID globally unique: "www.loonlight.example". */
  host: string;
  now: Date;
};

/**
 * Returns the requested visit as a calendar file (RFC 5545). The visit is tentative, and lasts all day if no time was
 * chosen. The same request always has the same UID, so a calendar never shows it twice.
 */
export function calendarFile({ summary, visit, shop, host, now }: CalendarEntry): string {
  const title = `${visit.service} with ${shop.name} (not confirmed yet)`;
  const note = `You requested this visit, and we haven’t confirmed it yet. To reschedule or cancel, call ${shop.phone}.`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${summary.reference}.${plain(visit.day)}@${escapeText(host)}`,
    `DTSTAMP:${plain(now.toISOString())}`,
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

/** "2026-03-09" as "20260309", "2026-03-09T13:00:00.000Z" as "20260309T130000Z". */
const plain = (time: string) => time.replace(/[-:]|\.\d+/g, '');

/** The lines for the start and the end. A visit without a window lasts all day. */
function timesOf({ day, window }: CalendarVisit): string[] {
  if (!window) return [`DTSTART;VALUE=DATE:${plain(day)}`];
  const instant = (time: string) => plain(toInstant(day, time).toISOString());
  return [`DTSTART:${instant(window.opens)}`, `DTEND:${instant(window.closes)}`];
}

/** Escapes a text value (section 3.3.11). */
const escapeText = (text: string) =>
  plainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Splits a line into lines of at most 75 octets (section 3.1): a space, and 18 characters of up to 4 octets. */
function foldLine(line: string): string {
  if (new TextEncoder().encode(line).length <= 75) return line;
  return line.match(/.{1,18}/gsu)?.join('\r\n ') ?? '';
}
