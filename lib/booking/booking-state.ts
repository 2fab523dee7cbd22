import type { Way } from '@/lib/forms/ways';
import { wallClock } from '@/lib/hours/shop-clock';
import type { ServiceId } from '@/lib/site/service-ids';
import type { Draft } from './draft';
import {
  emptyInformation,
  informationNames,
  informationSchema,
  newRequestSchema,
  type Information,
  type InformationName,
  type RawInformation,
} from './information-fields';
import type { Step } from './steps';

/** A booking on one of the screens, with its data there. A `wrong` answer keeps the visitor from the review. */
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
 * The same answers never get a second reference. `way` is the app that the press opened. Without one, the page sent the
 * request, and `confirmedAt` fixes its price.
 */
export type ConfirmedRequest = Readonly<{
  serviceId: ServiceId;
  answers: Information;
  reference: string;
  confirmedAt: string;
  way?: Way | undefined;
}>;

/** The state that everything in the wizard is derived from. */
export type BookingState = Readonly<{
  /** False in prerendered HTML, and until the tab's draft has been read. */
  isRestored: boolean;
  booking: Booking;
  /** The tab's last confirmed request, which step 1 offers to show again. */
  last: ConfirmedRequest | undefined;
  /** The number of moves. After each one, the heading of the new step or `field` gets focus. */
  moves: number;
  field: InformationName | undefined;
  /** The latest event that a status message reports. */
  notice:
    | { kind: 'cleared'; before: Pick<BookingState, 'booking' | 'last'> }
    | { kind: 'undone' | 'place-filled' }
    | undefined;
}>;

export const emptyBooking = { step: 'service', serviceId: undefined, answers: emptyInformation } as const;

export const initialState: BookingState = {
  isRestored: false,
  booking: emptyBooking,
  last: undefined,
  moves: 0,
  field: undefined,
  notice: undefined,
};

/**
 * Returns the booking when the page opens. On a reload, it is on the same step. Book Now leads to the list of services,
 * with the answers as they are, or to a new booking after a confirmed one. The service of a link is chosen right away.
 */
export function restoredBooking(
  stored: StoredBooking,
  { entryStep, linkedService }: { entryStep?: Step | undefined; linkedService?: ServiceId | undefined },
  now: Date,
): Booking {
  if (entryStep && !linkedService) return bookingAt(entryStep, stored, now);
  const { last } = stored;
  const draft = isSameRequest(stored, last) ? { ...emptyBooking, last } : stored;
  if (!linkedService) return bookingAt('service', draft, now);
  return bookingAt('details', { ...draft, serviceId: linkedService }, now);
}

type Answers = Pick<Draft, 'serviceId' | 'answers'>;
type StoredBooking = Answers & { last: ConfirmedRequest | undefined };

/** Returns the last request of a draft, unless the form has changed and no longer accepts its answers. */
export function lastRequest({ last }: Draft): ConfirmedRequest | undefined {
  const answers = informationSchema.safeParse(last?.answers).data;
  return last && answers && { ...last, answers };
}

/**
 * Returns the booking on the wanted step, or on the first incomplete one before it. It is confirmed if it is the same
 * as the `last` request. Otherwise, its preferred date must not have passed at `now`.
 */
export function bookingAt(wanted: Step, { serviceId, answers, last }: StoredBooking, now: Date): Booking {
  if (wanted === 'service' || !serviceId) return { step: 'service', serviceId, answers };
  const details = { step: 'details', serviceId, answers } as const;
  if (wanted === 'details') return details;
  // A confirmed request stays confirmed after its date has passed.
  if (last && isSameRequest({ serviceId, answers }, last)) return { step: 'confirmed', ...last };
  const { data, error } = newRequestSchema(wallClock(now).day).safeParse(answers);
  if (data) return { step: 'review', serviceId, answers: data };
  return { ...details, wrong: informationNames.find((name) => name === error.issues[0]?.path[0]) };
}

const isSameRequest = ({ serviceId, answers }: Answers, last: ConfirmedRequest | undefined) =>
  last !== undefined &&
  serviceId === last.serviceId &&
  informationNames.every((name) => answers[name].trim() === last.answers[name].trim());

/** Returns the last request, if showing it again would not discard new answers. */
export function offeredRequest({ booking, last }: BookingState): ConfirmedRequest | undefined {
  const isUntouched = informationNames.every((name) => booking.answers[name] === '');
  return isUntouched || isSameRequest(booking, last) ? last : undefined;
}
