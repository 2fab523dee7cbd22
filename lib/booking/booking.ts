import type { ServiceId } from '@/lib/content/schemas/services';
import { chicagoDate } from '@/lib/forms/dates';
import { emptyAnswers } from '@/lib/forms/fields';
import type { Way } from '@/lib/request/ways';
import type { Draft } from './draft';
import { informationFields, informationNames, informationSchema, newRequestSchema } from './fields';
import type { Information, InformationName, RawInformation } from './fields';
import { serviceFromQuery, type Screen, type Step } from './steps';

/** What is known on each screen, exactly. */
type Known = {
  service: { serviceId: ServiceId | undefined; answers: RawInformation };
  details: { serviceId: ServiceId; answers: RawInformation };
  review: { serviceId: ServiceId; answers: Information };
  confirmed: ConfirmedRequest;
};

/** A booking in progress. */
export type Booking = { [At in Screen]: Readonly<{ step: At } & Known[At]> }[Screen];

/**
 * The same answers never get a second reference. `confirmedAt` decides the price; `way`: the app that the press
 * opened; `sentAt`: when the visitor says to have sent it there.
 */
export type ConfirmedRequest = Readonly<
  Known['review'] & {
    reference: string;
    confirmedAt: string;
    way?: Way | undefined;
    sentAt?: string | undefined;
  }
>;
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

const answers = emptyAnswers(informationFields);
const emptyBooking = { step: 'service', serviceId: undefined, answers } as const;

export const initialState: BookingState = {
  isOpen: false,
  booking: emptyBooking,
  last: undefined,
  moves: 0,
  field: undefined,
  notice: undefined,
};

export type Arrival = {
  stored: Draft;
  search: string;
  /** The step of the history entry, which survives a reload; undefined on a new visit. */
  entryStep: Step | undefined;
  serviceIds: readonly ServiceId[];
};

export type BookingAction =
  | { type: 'open'; arrival: Arrival }
  | { type: 'choose'; serviceId: ServiceId }
  /** Step 2 as typed, valid or not, before a move. */
  | { type: 'type'; answers: RawInformation }
  /** The detected city and state are now among the answers. */
  | { type: 'fill-place' }
  | { type: 'continue'; information: Information }
  /** Back, Change and the browser's history. */
  | { type: 'go'; to: Step; field?: InformationName | undefined }
  | { type: 'confirm'; reference: string; way?: Way | undefined }
  | { type: 'sent'; sentAt: string; way: Way }
  | { type: 'show-last' | 'clear' | 'undo' };

/**
 * The only place where a booking changes. Actions that don't apply to the step do nothing. At `now`, a preferred
 * date must not have passed.
 */
export function reduceBooking(state: BookingState, action: BookingAction, now: Date): BookingState {
  const { booking, last, notice } = state;
  if (!state.isOpen && action.type !== 'open') return state;
  switch (action.type) {
    case 'open':
      return { ...state, isOpen: true, ...openBooking(action.arrival, now) };
    case 'choose':
      return booking.step === 'service'
        ? moved(state, { step: 'details', serviceId: action.serviceId, answers: booking.answers })
        : state;
    case 'type':
      return booking.step === 'details'
        ? { ...state, booking: { ...booking, answers: action.answers } }
        : state;
    case 'fill-place':
      return booking.step === 'details' ? { ...state, notice: { kind: 'place-filled' } } : state;
    case 'continue':
      return booking.step === 'details'
        ? moved(state, reviewed(booking.serviceId, action.information, last, now))
        : state;
    case 'go': {
      const next = bookingAt(action.to, booking, last, now);
      return next.step === booking.step ? state : moved(state, next, action.field);
    }
    case 'confirm':
      return confirm(state, action.reference, action.way, now);
    case 'sent': {
      if (booking.step !== 'confirmed') return state;
      const { step, ...request } = { ...booking, sentAt: action.sentAt, way: action.way };
      return { ...state, booking: { step, ...request }, last: request };
    }
    case 'show-last':
      return last ? moved(state, reopened(last, now)) : state;
    case 'clear':
      return {
        ...moved({ ...state, last: undefined }, emptyBooking),
        notice: { kind: 'cleared', before: { booking, last } },
      };
    case 'undo': {
      if (notice?.kind !== 'cleared') return state;
      const { booking: restored, last: restoredLast } = notice.before;
      return { ...moved({ ...state, last: restoredLast }, restored), notice: { kind: 'restored' } };
    }
  }
}

/**
 * On a reload, the history entry has the step. A new visit resumes where the visitor left off, or
 * starts a new booking after a confirmed one. A service in the URL is chosen right away; an unknown
 * one leads to the list.
 */
function openBooking({ stored, search, entryStep, serviceIds }: Arrival, now: Date) {
  const answers = informationSchema.safeParse(stored.last?.answers).data;
  const last = stored.last && answers && { ...stored.last, answers };
  if (entryStep) return { last, booking: bookingAt(entryStep, stored, last, now) };
  const draft = isSameRequest(stored, last) ? emptyBooking : stored;
  const requested = serviceFromQuery(search, serviceIds);
  if (requested === undefined) return { last, booking: bookingAt(draft.step, draft, last, now) };
  if (requested === 'unknown') return { last, booking: bookingAt('service', draft, last, now) };
  return { last, booking: bookingAt('details', { ...draft, serviceId: requested }, last, now) };
}

/** The booking on the wanted step, or on the first incomplete step before it. */
function bookingAt(wanted: Step, { serviceId, answers }: Unchecked, last: Last, now: Date): Booking {
  if (wanted === 'service' || !serviceId) return { step: 'service', serviceId, answers };
  if (wanted === 'review') {
    // A confirmed request stays one after its date has passed.
    const isConfirmed = isSameRequest({ serviceId, answers }, last);
    const schema = isConfirmed ? informationSchema : newRequestSchema(chicagoDate(now));
    const information = schema.safeParse(answers).data;
    if (information) return reviewed(serviceId, information, last, now);
  }
  return { step: 'details', serviceId, answers };
}

/** Valid answers: confirmed if they are those of the last request. */
const reviewed = (serviceId: ServiceId, answers: Information, last: Last, now: Date): Booking =>
  last && isSameRequest({ serviceId, answers }, last)
    ? reopened(last, now)
    : { step: 'review', serviceId, answers };

/** The last request, opened again. If the visitor's app hasn't sent it yet, its price is that of now. */
function reopened(last: ConfirmedRequest, now: Date): Booking {
  const isWaiting = last.way && !last.sentAt;
  return { step: 'confirmed', ...last, confirmedAt: isWaiting ? now.toISOString() : last.confirmedAt };
}

function confirm(state: BookingState, reference: string, way: Way | undefined, now: Date) {
  const { booking, last } = state;
  if (booking.step !== 'review') return state;
  // The chosen date may have passed while the page was open.
  const checked = bookingAt('review', booking, last, now);
  if (checked.step !== 'review') return moved(state, checked);
  const { serviceId, answers } = checked;
  const request = { serviceId, answers, reference, confirmedAt: now.toISOString(), way };
  return moved({ ...state, last: request }, { step: 'confirmed', ...request });
}

const moved = (state: BookingState, booking: Booking, field?: InformationName): BookingState => ({
  ...state,
  booking,
  field,
  moves: state.moves + 1,
  notice: undefined,
});

type Unchecked = Pick<Draft, 'serviceId' | 'answers'>;

const isSameRequest = ({ serviceId, answers }: Unchecked, last: Last) =>
  last !== undefined &&
  serviceId === last.serviceId &&
  informationNames.every((name) => answers[name].trim() === last.answers[name].trim());

/** The reference of the last request, if showing it again would not discard new answers. */
export function offeredReference({ booking, last }: BookingState): string | undefined {
  const isUntouched = informationNames.every((name) => booking.answers[name] === '');
  return isUntouched || isSameRequest(booking, last) ? last?.reference : undefined;
}
