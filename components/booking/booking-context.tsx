import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useClock } from '@/components/ui/clock';
import type { BookingState } from '@/lib/booking/booking-state';
import { BookingStore } from '@/lib/booking/booking-store';
import type { WizardContent } from '@/lib/content/for-client';
import { readCampaign } from '@/lib/site/campaign';

export type BookingContent = WizardContent & {
  /** Both are rendered by the server, so the wizard's code doesn't include them. */
  trust: ReactNode;
  faces: ReactNode;
};

type Wizard = BookingContent & { store: BookingStore; now: Date; campaign: string };

const WizardContext = createContext<Wizard | undefined>(undefined);

/** Returns the content, the store, the time to the minute, and the campaign that led the visitor here. */
export function useWizard() {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a BookingProvider around the component.');
  return wizard;
}

/** Returns the state of the booking. It changes when the visitor moves, but not while they type. */
export function useBooking(): BookingState {
  const { store } = useWizard();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** Provides the booking, follows the browser's Back and Forward, and saves the answers before the page goes away. */
export function BookingProvider({ content, children }: { content: BookingContent; children: ReactNode }) {
  const [store] = useState(() => new BookingStore(content.services.map(({ id }) => id)));
  // The prerendered page can't know the campaign, but it shows step 1, which has no ticket.
  const [campaign] = useState(readCampaign);
  const now = useClock();

  useEffect(() => {
    store.restore();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', store.traverse, { signal });
    window.addEventListener('pagehide', store.keep, { signal });
    // Phones often kill hidden pages without firing another event.
    document.addEventListener('visibilitychange', store.keep, { signal });
    return () => listening.abort();
  }, [store]);

  return <WizardContext value={{ ...content, store, now, campaign }}>{children}</WizardContext>;
}
