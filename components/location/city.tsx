'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { serviceAt, type PlaceKind, type ServiceArea } from '@/lib/area/service';
import type { LookupSettings } from '@/lib/site/build-settings';
import { createCityStore, type CityStore } from '@/lib/location/store';

/** The visitor's city, and the shop's service area. */
type City = { store: CityStore; serviceArea?: ServiceArea | undefined };

/** Components outside a provider get a store that never looks up the city. */
export const CityContext = createContext<City>({ store: createCityStore() });

type ProviderProps = { settings: LookupSettings; serviceArea?: ServiceArea; children: ReactNode };

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, serviceArea, children }: ProviderProps) {
  const [store] = useState(createCityStore);
  useEffect(() => store.start(settings), [store, settings]);
  return <CityContext value={{ store, serviceArea }}>{children}</CityContext>;
}

export function useCity() {
  const { subscribe, read, readInitial } = useContext(CityContext).store;
  return useSyncExternalStore(subscribe, read, readInitial);
}

/** Returns the kind of the visitor's city. Until a lookup finds it, that is 'unknown'. */
export function useCityService(): PlaceKind {
  const location = useCity();
  const { serviceArea } = useContext(CityContext);
  return serviceArea ? serviceAt(location, serviceArea) : 'unknown';
}
