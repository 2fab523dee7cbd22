import type { ServiceArea } from '@/lib/area/place';
import type { StateCode } from '@/lib/area/states';
import type { Weekday } from './dates';

/** Times of day, "HH:MM". Midnight at the end of a day is "24:00". */
export type Span = { opens: string; closes: string };

/** Hours of some days of every week. */
export type OpeningHours = Span & { days: readonly Weekday[] };

export type EmergencyHours = OpeningHours & { onClosedDates: boolean };

/** Days off from one date to another ("yyyy-mm-dd"), or days with their own hours. */
export type SpecialDates = { from: string; to: string; reason: string; hours?: Span | undefined };

/**
 * The facts of the business that rules and forms use. A page can't leave one out, because it must pass a
 * missing one as `undefined`.
 */
export type Shop = ServiceArea & {
  name: string;
  phone: string;
  /** Whether this number gets texts. */
  textable: boolean;
  email: string | undefined;
  /** The hours of every week, the dates that differ, and the hours for emergencies, if the shop takes any. */
  hours: readonly OpeningHours[];
  closedDates: readonly SpecialDates[];
  emergency: EmergencyHours | undefined;
  /** Before this time ("HH:MM"), we promise a visit on the same day. */
  sameDayUntil: string | undefined;
  replyMinutes: number | undefined;
  taxPercent: number;
  taxPercentByState: readonly { state: StateCode; percent: number }[] | undefined;
  afterHoursPrice: number | undefined;
  /** A text such as "16 neighborhoods", which follows "our". */
  areaCount: string;
};
