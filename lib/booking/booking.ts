import { safeParse } from 'zod/v4/core';
import type { ServiceId } from '@/lib/content/services';
import type { FormRules } from '@/lib/forms/attributes';
import { emptyAnswers } from '@/lib/forms/field';
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

/** A booking in progress. Each step's type has exactly what that step needs. */
export type Booking =
  | Readonly<{ step: 1; serviceId: ServiceId | undefined; answers: RawInformation }>
  | Readonly<{ step: 2; serviceId: ServiceId; answers: RawInformation }>
  /** Under review while it has no reference, confirmed once it has one. */
  | Readonly<{ step: 3; serviceId: ServiceId; answers: Information; reference: string | undefined }>;

/** A confirmed request. The same answers never get a second reference. */
export type ConfirmedRequest = Readonly<{ serviceId: ServiceId; answers: Information; reference: string }>;

/** What just happened, for a status message. */
export type Notice =
  | Readonly<{ kind: 'cleared'; before: Pick<BookingState, 'booking' | 'last'> }>
  | Readonly<{ kind: 'restored' | 'place-filled' }>;

/** The state that everything in the wizard is derived from. */
export type BookingState = Readonly<{
  /** False in prerendered HTML, and until the tab's draft has been read. */
  isOpen: boolean;
  booking: Booking;
  /** The tab's last confirmed request. */
  last: ConfirmedRequest | undefined;
  /** The rules of step 2, shared by the schema and the inputs. */
  rules: FormRules;
  /** Number of moves. After each one, the heading of the new step or `field` gets focus. */
  moves: number;
  field: InformationName | undefined;
  notice: Notice | undefined;
}>;

const emptyBooking: Booking = {
  step: 1,
  serviceId: undefined,
  answers: emptyAnswers(informationFields),
};

/** The state in prerendered HTML. */
export const initialState: BookingState = {
  isOpen: false,
  booking: emptyBooking,
  last: undefined,
  rules: {},
  moves: 0,
  field: undefined,
  notice: undefined,
};

/** How the page was opened. */
export type Arrival = {
  stored: Draft;
  /** `location.search` */
  search: string;
  /** The step of the history entry, which survives a reload; undefined on a new visit. */
  entryStep: Step | undefined;
  serviceIds: readonly ServiceId[];
};

export type BookingAction =
  | { type: 'open'; arrival: Arrival; rules: FormRules }
  /** The date may have changed since the page was opened. */
  | { type: 'set-min-date'; minDate: string }
  | { type: 'choose'; serviceId: ServiceId }
  /** The current values of step 2's form, valid or not. */
  | { type: 'collect'; answers: RawInformation }
  | { type: 'fill-place'; answers: RawInformation }
  /** Step 2 with valid answers. */
  | { type: 'continue'; information: Information }
  /** Back, Change and the browser's history. */
  | { type: 'go'; to: Step; field?: InformationName | undefined }
  | { type: 'confirm'; reference: string }
  | { type: 'show-last' | 'clear' | 'undo' };

/** The only place where a booking changes. Actions that don't apply to the step do nothing. */
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
        ? moved(state, bookingAt(3, { ...booking, answers: action.information }, rules, last))
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
 * On a reload, the history entry has the step. A new visit resumes where the visitor left off, or
 * starts a new booking after a confirmed one. A service in the URL is chosen right away; an unknown
 * one leads to the list.
 */
function openBooking({ stored, search, entryStep, serviceIds }: Arrival, rules: FormRules) {
  const last = confirmedRequest(stored.last, rules);
  if (entryStep !== undefined) return { last, booking: bookingAt(entryStep, stored, rules, last) };
  const resumed = last && isSameRequest(stored, last) ? emptyBooking : stored;
  const requested = serviceFromQuery(search, serviceIds);
  if (requested === undefined) return { last, booking: bookingAt(resumed.step, resumed, rules, last) };
  if (requested === 'unknown') return { last, booking: bookingAt(1, resumed, rules, last) };
  return { last, booking: bookingAt(2, { ...resumed, serviceId: requested }, rules, last) };
}

function confirmedRequest(stored: Draft['last'], rules: FormRules): ConfirmedRequest | undefined {
  // No minimum date: the request stays confirmed and visible after its date has passed.
  const answers =
    stored && safeParse(informationSchema({ ...rules, minDate: undefined }), stored.answers).data;
  return answers && { ...stored, answers };
}

/** The booking on the wanted step, or on the first incomplete step before it. */
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

function goTo(state: BookingState, to: Step, field?: InformationName): BookingState {
  const booking = bookingAt(to, state.booking, state.rules, state.last);
  return booking.step === state.booking.step ? state : moved(state, booking, field);
}

function confirm(state: BookingState, reference: string): BookingState {
  const { booking, rules, last } = state;
  if (booking.step !== 3 || booking.reference !== undefined) return state;
  // The chosen date may have passed while the page was open.
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
  one.serviceId === other.serviceId && hasSameAnswers(one.answers, other.answers, (text) => text.trim());

const hasSameAnswers = (one: RawInformation, other: RawInformation, clean: (text: string) => string) =>
  informationNames.every((name) => clean(one[name]) === clean(other[name]));

/** The reference of the last request, if showing it again would not discard new answers. */
export function offeredReference({ booking, last }: BookingState): string | undefined {
  const isUntouched = informationNames.every((name) => booking.answers[name] === '');
  return last && (isUntouched || isSameRequest(booking, last)) ? last.reference : undefined;
}
