import type { ServiceId } from '@/lib/content/schemas/services';
import { wallClock } from '@/lib/hours/shop-clock';
import type { Way } from './ways';
import type { Draft } from './draft';
import { emptyInformation, informationNames, informationSchema, newRequestSchema } from './fields';
import type { Information, InformationName, RawInformation } from './fields';
import type { Step } from './steps';

/** A booking on a screen, with exactly what is known there. A `wrong` answer keeps the visitor from the review. */
export type Booking =
  | Readonly<{ step: 'service'; serviceId: ServiceId | undefined; answers: RawInformation }>
  | Readonly<{
      step: 'details';
      serviceId: ServiceId;
      answers: RawInformation;
      wrong?: InformationName | undefined;
    }>
  | Readonly<{ step: 'review'; serviceId: ServiceId; answers: Information }>
  | (Readonly<{ step: 'confirmed' }> & ConfirmedRequest);

/**
 * The same answers never get a second reference. `way` is the app that we opened, and `sentAt` is when the visitor told
 * us that they had sent it there. `confirmedAt` fixes the price, except while the app hasn't sent the request.
 */
export type ConfirmedRequest = Readonly<{
  serviceId: ServiceId;
  answers: Information;
  reference: string;
  confirmedAt: string;
  way?: Way | undefined;
  sentAt?: string | undefined;
}>;
type Last = ConfirmedRequest | undefined;

/** The state that everything in the wizard is derived from. */
export type BookingState = Readonly<{
  /** False in prerendered HTML, and until the tab's draft has been read. */
  isOpen: boolean;
  booking: Booking;
  /** The tab's last confirmed request. */
  last: Last;
  /** Number of moves. After each one, the heading of the new step or `field` gets focus. */
  moves: number;
  field: InformationName | undefined;
  /** What just happened, for a status message. */
  notice:
    | { kind: 'cleared'; before: Pick<BookingState, 'booking' | 'last'> }
    | { kind: 'restored' | 'place-filled' }
    | undefined;
}>;

export const emptyBooking = { step: 'service', serviceId: undefined, answers: emptyInformation } as const;

export const initialState: BookingState = {
  isOpen: false,
  booking: emptyBooking,
  last: undefined,
  moves: 0,
  field: undefined,
  notice: undefined,
};

/** How the page was opened: the step of the history entry after a reload, and the service of a link. */
type Opening = { entryStep?: Step | undefined; linked?: ServiceId | undefined };

/**
 * Returns the booking and the last request when the page opens. On a reload, the booking is on the same step. Book Now
 * leads to the list of services, with the answers as they are, or to a new booking after a confirmed one. The service
 * of a link is chosen right away, and its step is shown if the answers allow it.
 */
export function openBooking(stored: Draft, { entryStep, linked }: Opening, now: Date) {
  const answers = informationSchema.safeParse(stored.last?.answers).data;
  const last = stored.last && answers && { ...stored.last, answers };
  if (entryStep && !linked) return { last, booking: bookingAt(entryStep, { ...stored, last }, now) };
  const draft = isSameRequest(stored, last) ? emptyBooking : stored;
  if (!linked) return { last, booking: bookingAt('service', { ...draft, last }, now) };
  return { last, booking: bookingAt(entryStep ?? 'details', { ...draft, serviceId: linked, last }, now) };
}

type Unchecked = Pick<Draft, 'serviceId' | 'answers'>;
type Known = Unchecked & { last: Last };

/**
 * Returns the booking on the wanted step, or on the first incomplete one before it. It is confirmed if it is the same
 * as the `last` request. Otherwise its preferred date must not have passed at `now`.
 */
export function bookingAt(wanted: Step, { serviceId, answers, last }: Known, now: Date): Booking {
  if (wanted === 'service' || !serviceId) return { step: 'service', serviceId, answers };
  const details = { step: 'details', serviceId, answers } as const;
  if (wanted === 'details') return details;
  // A confirmed request stays one after its date has passed.
  if (last && isSameRequest({ serviceId, answers }, last)) return { step: 'confirmed', ...last };
  const { data, error } = newRequestSchema(wallClock(now).day).safeParse(answers);
  if (data) return { step: 'review', serviceId, answers: data };
  return { ...details, wrong: informationNames.find((name) => name === error.issues[0]?.path[0]) };
}

const isSameRequest = ({ serviceId, answers }: Unchecked, last: Last) =>
  last !== undefined &&
  serviceId === last.serviceId &&
  informationNames.every((name) => answers[name].trim() === last.answers[name].trim());

/** The reference of the last request, if showing it again would not discard new answers. */
export function offeredReference({ booking, last }: BookingState): string | undefined {
  const isUntouched = informationNames.every((name) => booking.answers[name] === '');
  return isUntouched || isSameRequest(booking, last) ? last?.reference : undefined;
}
