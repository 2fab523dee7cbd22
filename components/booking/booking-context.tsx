import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FirstAidTexts } from '@/components/request/first-aid';
import { useClock } from '@/components/ui/clock';
import type { BookingState } from '@/lib/booking/booking-state';
import type { CheckoutTexts } from '@/lib/content/schemas/words';
import type { Service } from '@/lib/content/schemas/services';
import type { Passed, Recipient } from '@/lib/request/recipient';
import type { PriceRules } from '@/lib/booking/visit';
import { readCampaign } from '@/lib/site/campaign';
import { BookingStore } from '@/lib/booking/booking-store';

/** The part of a service that the wizard shows. */
export type WizardService = Omit<Service, 'shortName' | 'description' | 'category' | 'appliances'>;

/** The wizard's content: its headlines and promises, and the business facts that it shows. */
export type BookingContent = {
  texts: CheckoutTexts;
  firstAid: FirstAidTexts;
  business: Passed<Recipient & PriceRules>;
  services: readonly WizardService[];
  /** The reasons to trust the business, and the faces of its team, as the server renders them. */
  trust: ReactNode;
  faces: ReactNode;
  /** The document title of step 1. */
  pageTitle: string;
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
    store.open();
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
