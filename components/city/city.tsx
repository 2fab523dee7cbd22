'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { kindOfPlace, type PlaceKind, type TravelArea } from '@/lib/area/place';
import type { LookupSettings } from '@/lib/city/detect';
import { CityStore } from '@/lib/city/store';

/** The visitor's city. A page that says whether we come there has a travel area, too. */
type City = { store: CityStore; travelArea: TravelArea | undefined };

/** In tests, a component without a provider gets a store that never looks up the city. */
export const CityContext = createContext<City>({ store: new CityStore(), travelArea: undefined });

type ProviderProps = { settings: LookupSettings; travelArea: TravelArea | undefined; children: ReactNode };

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, travelArea, children }: ProviderProps) {
  const [store] = useState(() => new CityStore());
  useEffect(() => store.start(settings), [store, settings]);
  return <CityContext value={{ store, travelArea }}>{children}</CityContext>;
}

export function useCity() {
  const { subscribe, read } = useContext(CityContext).store;
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the kind of the visitor's city. Until a lookup finds it, that is 'unknown'. */
export function usePlaceKind(): PlaceKind {
  const place = useCity();
  const { travelArea } = useContext(CityContext);
  return travelArea ? kindOfPlace(place, travelArea) : 'unknown';
}

/**
 * Returns the city for headings: the visitor's if we come there (with `onlyListed`, only if it's on our list), and
 * otherwise the shop's own. If every lookup fails, it returns "Your Area".
 */
export function useHeadingCity(onlyListed: boolean): string {
  const { city, error } = useCity();
  const kind = usePlaceKind();
  const { travelArea } = useContext(CityContext);
  const isOurs = kind === 'listed' || (kind === 'nearby' && !onlyListed);
  return isOurs || error || !travelArea ? city : travelArea.homeCity;
}
