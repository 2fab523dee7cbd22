import { safeParse } from 'zod/v4/core';
import type { ServiceId } from '@/lib/content/services';
import type { FormRules } from '@/lib/forms/attributes';
import { emptyAnswers } from '@/lib/forms/field';
import { cleanAnswer } from '@/lib/text/plain-text';
import type { Draft } from './draft';
import {
  informationFields,
  informationNames,
  informationSchema,
  type Information,
  type InformationName,
  type RawInformation,
} from './fields';
import { serviceFromQuery, type Step } from './journey';

/** Where a booking stands. Each step's type holds what that step needs. */
export type Booking =
  | Readonly<{ step: 1; serviceId: ServiceId | undefined; answers: RawInformation }>
  | Readonly<{ step: 2; serviceId: ServiceId; answers: RawInformation }>
  /** To be checked while it has no reference, confirmed once it has one. */
  | Readonly<{ step: 3; serviceId: ServiceId; answers: Information; reference: string | undefined }>;

/** A confirmed request. The same answers are the same request: they never get a second reference. */
export type ConfirmedRequest = Readonly<{ serviceId: ServiceId; answers: Information; reference: string }>;

/** What has just happened, for a status message. */
export type Notice =
  | Readonly<{ kind: 'cleared'; before: Pick<BookingState, 'booking' | 'last'> }>
  | Readonly<{ kind: 'restored' | 'place-filled' }>;

/** Everything the wizard shows follows from this. */
export type BookingState = Readonly<{
  /** False in prerendered HTML and until the tab's draft has been read. */
  isOpen: boolean;
  booking: Booking;
  /** The tab's last confirmed request. */
  last: ConfirmedRequest | undefined;
  /** What the checks of step 2 depend on: schema and inputs use the same. */
  rules: FormRules;
  /** How often the visitor has moved: each time the new step's heading, or `field`, takes the focus. */
  moves: number;
  field: InformationName | undefined;
  notice: Notice | undefined;
}>;

const emptyBooking: Booking = {
  step: 1,
  serviceId: undefined,
  answers: emptyAnswers(informationFields),
};

/** What prerendered HTML shows. */
export const initialState: BookingState = {
  isOpen: false,
  booking: emptyBooking,
  last: undefined,
  rules: {},
  moves: 0,
  field: undefined,
  notice: undefined,
};

/** How somebody arrives at the page. */
export type Arrival = {
  stored: Draft;
  /** `location.search` */
  search: string;
  /** The step of the history entry, which survives a reload; undefined on a fresh arrival. */
  entryStep: Step | undefined;
  serviceIds: readonly ServiceId[];
};

export type BookingAction =
  | { type: 'open'; arrival: Arrival; rules: FormRules }
  /** The day may have changed since the page was opened. */
  | { type: 'set-min-date'; minDate: string }
  | { type: 'choose'; serviceId: ServiceId }
  /** What the form of step 2 holds now, right or wrong. */
  | { type: 'collect'; answers: RawInformation }
  | { type: 'fill-place'; answers: RawInformation }
  /** Step 2 with everything right. */
  | { type: 'continue'; information: Information }
  /** Back, Change and the browser's history. */
  | { type: 'go'; to: Step; field?: InformationName | undefined }
  | { type: 'confirm'; reference: string }
  | { type: 'show-last' | 'clear' | 'undo' };

/** The one place where a booking changes. What an action can't do where the booking stands, it doesn't. */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  const { booking, last, rules, notice } = state;
  if (!state.isOpen && action.type !== 'open') return state;
  switch (action.type) {
    case 'open':
      return { ...state, isOpen: true, rules: action.rules, ...openBooking(action.arrival, action.rules) };
    case 'set-min-date':
      return action.minDate === rules.minDate
        ? state
        : { ...state, rules: { ...rules, minDate: action.minDate } };
    case 'choose':
      return booking.step === 1
        ? moved(state, { step: 2, serviceId: action.serviceId, answers: booking.answers })
        : state;
    case 'collect':
      return booking.step === 2 && !hasSameAnswers(booking.answers, action.answers, (text) => text)
        ? { ...state, booking: { ...booking, answers: action.answers }, notice: undefined }
        : state;
    case 'fill-place':
      return booking.step === 2
        ? { ...state, booking: { ...booking, answers: action.answers }, notice: { kind: 'place-filled' } }
        : state;
    case 'continue':
      return booking.step === 2
        ? moved(state, stepThree({ ...booking, answers: action.information }, last))
        : state;
    case 'go':
      return booking.step === action.to ? state : goTo(state, action.to, action.field);
    case 'confirm':
      return confirm(state, action.reference);
    case 'show-last':
      return last ? moved(state, { step: 3, ...last }) : state;
    case 'clear':
      return {
        ...moved({ ...state, last: undefined }, emptyBooking),
        notice: { kind: 'cleared', before: { booking, last } },
      };
    case 'undo':
      return notice?.kind === 'cleared'
        ? {
            ...moved({ ...state, last: notice.before.last }, notice.before.booking),
            notice: { kind: 'restored' },
          }
        : state;
  }
}

/**
 * On a reload the history entry knows the step. A fresh arrival goes on where the visitor left off,
 * or starts a new booking after a confirmed one. A service in the address is chosen at once; one that
 * doesn't exist leads to the list.
 */
function openBooking({ stored, search, entryStep, serviceIds }: Arrival, rules: FormRules) {
  const last = confirmedRequest(stored.last, rules);
  if (entryStep !== undefined) return { last, booking: bookingAt(entryStep, stored, rules, last) };
  const begun = last && isSameRequest(stored, last) ? emptyBooking : stored;
  const asked = serviceFromQuery(search, serviceIds);
  if (asked === undefined) return { last, booking: bookingAt(begun.step, begun, rules, last) };
  if (asked === 'unknown') return { last, booking: bookingAt(1, begun, rules, last) };
  return { last, booking: bookingAt(2, { ...begun, serviceId: asked }, rules, last) };
}

function confirmedRequest(stored: Draft['last'], rules: FormRules): ConfirmedRequest | undefined {
  // It stays confirmed when its day has come, so that a reload the next morning still shows it.
  const answers =
    stored && safeParse(informationSchema({ ...rules, minDate: undefined }), stored.answers).data;
  return answers && { ...stored, answers };
}

/** The booking on the wanted step, or on the first incomplete one before it. */
function bookingAt(
  wanted: Step,
  { serviceId, answers }: Pick<Draft, 'serviceId' | 'answers'>,
  rules: FormRules,
  last: ConfirmedRequest | undefined,
): Booking {
  if (wanted === 1 || serviceId === undefined) return { step: 1, serviceId, answers };
  if (wanted === 3) {
    if (last && isSameRequest({ serviceId, answers }, last)) return { step: 3, ...last };
    const information = safeParse(informationSchema(rules), answers).data;
    if (information) return { step: 3, serviceId, answers: information, reference: undefined };
  }
  return { step: 2, serviceId, answers };
}

function stepThree(
  { serviceId, answers }: { serviceId: ServiceId; answers: Information },
  last: ConfirmedRequest | undefined,
): Booking {
  const reference = last && isSameRequest({ serviceId, answers }, last) ? last.reference : undefined;
  return { step: 3, serviceId, answers, reference };
}

function goTo(state: BookingState, to: Step, field?: InformationName): BookingState {
  const booking = bookingAt(to, state.booking, state.rules, state.last);
  return booking.step === state.booking.step ? state : moved(state, booking, field);
}

function confirm(state: BookingState, reference: string): BookingState {
  const { booking, rules, last } = state;
  if (booking.step !== 3 || booking.reference !== undefined) return state;
  // The chosen day may have passed while the page stood open.
  const checked = bookingAt(3, booking, rules, last);
  if (checked.step !== 3) return moved(state, checked);
  const { serviceId, answers } = checked;
  return moved({ ...state, last: { serviceId, answers, reference } }, { ...checked, reference });
}

const moved = (state: BookingState, booking: Booking, field?: InformationName): BookingState => ({
  ...state,
  booking,
  field,
  moves: state.moves + 1,
  notice: undefined,
});

const isSameRequest = (one: Pick<Draft, 'serviceId' | 'answers'>, other: ConfirmedRequest) =>
  one.serviceId === other.serviceId && hasSameAnswers(one.answers, other.answers, cleanAnswer);

const hasSameAnswers = (one: RawInformation, other: RawInformation, meant: (text: string) => string) =>
  informationNames.every((name) => meant(one[name]) === meant(other[name]));

/** The reference of the last request, where showing it again would cost nobody an answer. */
export function offeredReference({ booking, last }: BookingState): string | undefined {
  const isUntouched = informationNames.every((name) => booking.answers[name] === '');
  return last && (isUntouched || isSameRequest(booking, last)) ? last.reference : undefined;
}
