'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DetectedLocation } from '@/lib/location/location-state';
import type { CityStore } from '@/lib/location/store';

export const CityContext = createContext<CityStore | undefined>(undefined);

/** What is known of the visitor's city, the same for every part of the page. Throws outside a CityProvider. */
export function useCity(): DetectedLocation {
  const store = useContext(CityContext);
  if (!store) throw new Error('useCity needs a CityProvider around the component.');
  return useSyncExternalStore(store.subscribe, store.read, store.readInitial);
}
