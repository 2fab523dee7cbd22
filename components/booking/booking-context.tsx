'use client';

import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { CheckoutWords } from '@/lib/content/checkout';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { Service } from '@/lib/content/services';
import { thisBrowser, type BookingBrowser } from './booking-browser';
import type { BookingState } from './booking-state';
import { createBookingStore, type BookingStore } from './booking-store';
import { isEcho, pressOf } from './press-guard';

/** What the wizard is made for: its words, and the facts of the business that it shows. */
export type BookingSetting = {
  words: CheckoutWords;
  handOffWords: HandOffWords;
  business: { name: string; phone: string; email: string };
  services: readonly Service[];
  /** The ZIP codes of the neighborhoods that are listed. */
  zips: readonly string[];
  /** The page's own title, which the first step keeps. */
  pageTitle: string;
  termsHref: string;
};

type Booking = BookingSetting & {
  store: BookingStore;
  state: BookingState;
  /** The chosen service. */
  service: Service | undefined;
  /** Wraps what a press does, so that a double click does it once. */
  once: (act: () => void) => (event: MouseEvent) => void;
};

const BookingContext = createContext<Booking | undefined>(undefined);

/** The booking, for every part of the wizard. Throws outside a BookingProvider. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking needs a BookingProvider around the component.');
  return booking;
}

type Props = BookingSetting & {
  /** For tests: in a page it is the browser itself. */
  browser?: () => BookingBrowser;
  children: ReactNode;
};

/** Holds the booking for everything inside, and listens to what happens to the page around it. */
export function BookingProvider({ browser = thisBrowser, children, ...setting }: Props) {
  const ids = setting.services.map(({ id }) => id);
  const [store] = useState(() => createBookingStore(ids, browser));
  const state = useSyncExternalStore(store.subscribe, store.read, store.readInitial);
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    store.start();
    const onShown = () => void (document.visibilityState === 'visible' && store.rulesOfToday());
    // Who has answered something since the change has seen the new step.
    const onInput = () => void (changedAt.current = -Infinity);
    window.addEventListener('popstate', store.traverse);
    window.addEventListener('pagehide', store.keep);
    document.addEventListener('visibilitychange', onShown);
    document.addEventListener('input', onInput);
    return () => {
      window.removeEventListener('popstate', store.traverse);
      window.removeEventListener('pagehide', store.keep);
      document.removeEventListener('visibilitychange', onShown);
      document.removeEventListener('input', onInput);
    };
  }, [store]);

  // Coming alive is no change of step: a finger that touches in that very moment means what it sees.
  useEffect(() => {
    if (state.moves > 0) changedAt.current = performance.now();
  }, [state.moves]);

  const once = (act: () => void) => (event: MouseEvent) => {
    if (isEcho(pressOf(event, changedAt.current))) event.preventDefault();
    else act();
  };
  const service = setting.services.find(({ id }) => id === state.draft.serviceId);
  return <BookingContext value={{ ...setting, store, state, service, once }}>{children}</BookingContext>;
}
