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

/** What the wizard is made for: its words, and the facts of the business that it shows. */
export type BookingSetting = {
  words: CheckoutWords;
  handOffWords: HandOffWords;
  business: { name: string; phone: string; email: string };
  services: readonly Service[];
  /** The ZIP codes of the neighborhoods in the list. */
  zips: readonly string[];
  /** The title of the first step; the others' end with it. */
  pageTitle: string;
  termsHref: string;
};

type Wizard = BookingSetting & { store: BookingStore };

const WizardContext = createContext<Wizard | undefined>(undefined);

/** Words, facts and store: they never change, so reading them never re-renders. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a BookingProvider around the component.');
  return wizard;
}

/** One look at the state. The component re-renders only when what `select` returns is another value. */
function useStore<Selected>(select: (state: BookingState) => Selected): Selected {
  const { store } = useWizard();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initialState),
  );
}

/** The same, deferred: the press that leads to another step is painted before that step is rendered. */
export function useBooking<Selected>(select: (state: BookingState) => Selected): Selected {
  return useDeferredValue(useStore(select));
}

/** The rules of the form, at once: in the press that sets them the browser checks by them. */
export const useRules = () => useStore(({ rules }) => rules);

/** The chosen service. */
export function useService(): Service | undefined {
  const serviceId = useBooking(({ booking }) => booking.serviceId);
  return useWizard().services.find(({ id }) => id === serviceId);
}

/** Holds the booking for everything inside, and listens to what happens to the page around it. */
export function BookingProvider({ setting, children }: { setting: BookingSetting; children: ReactNode }) {
  const [wizard] = useState(() => {
    const ids = setting.services.map(({ id }) => id);
    return { ...setting, store: createBookingStore(ids) };
  });
  const { store } = wizard;

  useEffect(() => {
    store.open();
    // Phones often end a page that was hidden without another word.
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
