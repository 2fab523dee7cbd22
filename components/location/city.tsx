'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LookupSettings } from '@/lib/site/build-settings';
import { serviceIn, stateCodes, type StateCode } from '@/lib/location/state-code';
import { createCityStore, type CityStore, type DetectedLocation } from '@/lib/location/store';

export const CityContext = createContext<CityStore | undefined>(undefined);

const StatesContext = createContext<readonly StateCode[]>(stateCodes);

type Props = {
  settings: LookupSettings;
  defaultCity: string;
  statesServed: readonly StateCode[];
  children: ReactNode;
};

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, defaultCity, statesServed, children }: Props) {
  const [store] = useState(() => createCityStore(defaultCity));
  useEffect(() => store.start(settings), [store, settings]);
  return (
    <StatesContext value={statesServed}>
      <CityContext value={store}>{children}</CityContext>
    </StatesContext>
  );
}

function useCityStore(): CityStore {
  const store = useContext(CityContext);
  if (!store) throw new Error('Put a CityProvider around the component.');
  return store;
}

/** The detected location, the same for every part of the page. Throws outside a CityProvider. */
export function useCity(): DetectedLocation {
  const store = useCityStore();
  return useSyncExternalStore(store.subscribe, store.read, store.readInitial);
}

/**
 * The city to name where we promise a repair: the visitor's own only in a state that we serve. One
 * rule for headings and announcement. `elsewhere` is where they are if we don't serve it.
 */
export function useServedCity() {
  const location = useCity();
  const { city: defaultCity } = useCityStore().readInitial();
  const service = serviceIn(location, useContext(StatesContext));
  return {
    city: service === 'served' ? location.city : defaultCity,
    elsewhere: service === 'elsewhere' ? location : undefined,
  };
}

/** The city at the end of a heading. Its line is reserved, and a long name is smaller, so nothing moves. */
export function CityName() {
  const { city } = useServedCity();
  return (
    <span className="line-clamp-1 min-h-lh text-start">
      {/* Isolated because a name may run from right to left. The key makes a new element for a new
          name: changed text in the old one would count as a layout shift. */}
      <bdi key={city} className={city.length > 17 ? 'text-[0.7em]' : ''}>
        {city}
      </bdi>
    </span>
  );
}

/** A quiet line if the city can't be found; not announced. Keeps its space while empty. */
export function LocationNotice() {
  return <p className="mt-2 min-h-lh text-small text-soft">{useCity().error}</p>;
}
