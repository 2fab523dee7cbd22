import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { initialState, type BookingState } from '@/lib/booking/booking';
import type { CheckoutWords } from '@/lib/content/checkout';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { Service } from '@/lib/content/services';
import { createBookingStore, type BookingStore } from './booking-store';

/** The wizard's content: its words, and the business facts that it shows. */
export type BookingContent = {
  words: CheckoutWords;
  handOffWords: HandOffWords;
  business: { name: string; phone: string; email: string };
  services: readonly Service[];
  /** The ZIP codes of the regular service area. */
  zips: readonly string[];
  /** The document title of step 1; the titles of the other steps end with it. */
  pageTitle: string;
};

type Wizard = BookingContent & { store: BookingStore };

const WizardContext = createContext<Wizard | undefined>(undefined);

/** The content and the store. They never change, so reading them never causes a re-render. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a BookingProvider around the component.');
  return wizard;
}

/** Subscribes to part of the state: re-renders only when `select` returns a different value. */
function useStore<Selected>(select: (state: BookingState) => Selected): Selected {
  const { store } = useWizard();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initialState),
  );
}

/** The same, deferred: the browser paints the press on a button before React renders the step. */
export function useBooking<Selected>(select: (state: BookingState) => Selected): Selected {
  return useDeferredValue(useStore(select));
}

/** The form's rules, not deferred: the browser validates with them in the same event. */
export const useRules = () => useStore(({ rules }) => rules);

/** The chosen service. */
export function useService(): Service | undefined {
  const serviceId = useBooking(({ booking }) => booking.serviceId);
  return useWizard().services.find(({ id }) => id === serviceId);
}

/** Provides the booking, and listens to the page's history and visibility events. */
export function BookingProvider({ content, children }: { content: BookingContent; children: ReactNode }) {
  const [wizard] = useState(() => {
    const ids = content.services.map(({ id }) => id);
    return { ...content, store: createBookingStore(ids) };
  });
  const { store } = wizard;

  useEffect(() => {
    store.open();
    // Phones often kill hidden pages without firing another event.
    const onVisibility = () =>
      document.visibilityState === 'hidden' ? store.collect() : store.refreshMinDate();
    window.addEventListener('popstate', store.traverse);
    window.addEventListener('pagehide', store.collect);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('popstate', store.traverse);
      window.removeEventListener('pagehide', store.collect);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [store]);

  return <WizardContext value={wizard}>{children}</WizardContext>;
}
