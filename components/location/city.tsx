'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LookupSettings } from '@/lib/site/build-settings';
import { isListed, serviceIn, type Reach } from '@/lib/location/within-reach';
import { createCityStore, type CityStore } from '@/lib/location/store';

/** The visitor's city, and the shop's service area. */
type City = { store: CityStore; reach?: Reach | undefined };

/** Components outside a provider get a store that never looks up the city. */
export const CityContext = createContext<City>({ store: createCityStore() });

type ProviderProps = { settings: LookupSettings; reach: Reach; children: ReactNode };

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
function usePromisedCity(onlyListed: boolean) {
  const { city } = useCity();
  const { reach, store } = useContext(CityContext);
  const isServed = useCityService() === 'served';
  const isPromised = isServed && (!onlyListed || (reach && isListed(city, reach)));
  return isPromised ? city : store.readInitial().city;
}

/**
 * Type sizes that keep a heading with a long city on one line on the narrowest phone, also in large text. A line gets
 * the first size for which it has more letters than `moreThan`.
 */
const sizes = {
  heading: [
    { moreThan: 29, className: 'text-[min(0.32em,4cqi)]' },
    { moreThan: 22, className: 'text-[min(0.5em,6.3cqi)]' },
    { moreThan: 15, className: 'text-[min(0.7em,8.8cqi)]' },
    { moreThan: 0, className: 'text-[min(1em,12.6cqi)]' },
  ],
  small: [
    // At this size, two lines fit in the height of one.
    { moreThan: 48, className: 'block leading-[1.35] text-[min(0.6em,3.2cqi)]' },
    { moreThan: 36, className: 'text-[min(0.75em,4.2cqi)]' },
    { moreThan: 0, className: 'text-[min(1em,5.6cqi)]' },
  ],
};

type NameProps = {
  /** The words before the city: "in ". */
  before: string;
  size?: keyof typeof sizes;
  /** Shows only a city of content/areas.json. */
  onlyListed?: boolean;
};

/**
 * "in Minneapolis" at the end of a heading, or a small heading as a whole. The city arrives after the page was painted,
 * so its line is reserved, and nothing moves. A second reserved line would leave a gap for almost every visitor, so a
 * longer name is smaller instead.
 */
export function CityName({ before, size = 'heading', onlyListed = false }: NameProps) {
  const city = usePromisedCity(onlyListed);
  const letters = before.length + city.length;
  const fitting = sizes[size].find(({ moreThan }) => letters > moreThan);
  return (
    <span className="@container block min-h-lh">
      {/* A new city gets a new element, because changed text in the old one would count as a layout shift. */}
      <span key={city} className={fitting?.className}>
        {` ${before}${city}`}
      </span>
    </span>
  );
}

/** A quiet line if the city can't be found. Screen readers don't announce it, and its space is reserved. */
export function LocationNotice() {
  return <p className="mt-2 min-h-lh text-small text-soft">{useCity().error}</p>;
}
