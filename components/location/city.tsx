'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LookupSettings } from '@/lib/site/build-settings';
import { isListed, serviceIn, type Reach } from '@/lib/location/within-reach';
import { createCityStore, type CityStore } from '@/lib/location/store';

/** The visitor's city, and the shop's service area. */
type City = { store: CityStore; reach?: Reach | undefined };

/** Components outside a provider get a store that never looks up the city. */
export const CityContext = createContext<City>({ store: createCityStore() });

type ProviderProps = { settings: LookupSettings; reach?: Reach; children: ReactNode };

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, reach, children }: ProviderProps) {
  const [store] = useState(createCityStore);
  useEffect(() => store.start(settings), [store, settings]);
  return <CityContext value={{ store, reach }}>{children}</CityContext>;
}

export function useCity() {
  const { subscribe, read, readInitial } = useContext(CityContext).store;
  return useSyncExternalStore(subscribe, read, readInitial);
}

/** Whether we serve the visitor's city. Until a lookup finds it, that is 'unknown'. */
export function useCityService() {
  const location = useCity();
  const { reach } = useContext(CityContext);
  return reach ? serviceIn(location, reach) : 'unknown';
}

/** The city in which headings promise a repair. It is the visitor's if we serve it, and otherwise "Your Area". */
export function usePromisedCity(onlyListed: boolean) {
  const { city } = useCity();
  const { reach, store } = useContext(CityContext);
  const isServed = useCityService() === 'served';
  const isPromised = isServed && (!onlyListed || (reach && isListed(city, reach)));
  return isPromised ? city : store.readInitial().city;
}

/** A quiet line if the city can't be found. Screen readers don't announce it, and its space is reserved. */
export function LocationNotice() {
  return <p className="mt-2 min-h-lh text-small text-soft">{useCity().error}</p>;
}
