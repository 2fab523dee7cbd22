'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LookupSettings } from '@/lib/site/build-settings';
import { isListed, serviceIn, type Reach } from '@/lib/location/within-reach';
import { createCityStore, type CityStore } from '@/lib/location/store';

type City = {
  store: CityStore;
  /** Where the shop goes. */
  reach?: Reach | undefined;
};

/** Without a provider, the city is never looked up. */
export const CityContext = createContext<City>({ store: createCityStore() });

type Props = {
  settings: LookupSettings;
  reach?: Reach;
  children: ReactNode;
};

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, reach, children }: Props) {
  const [store] = useState(createCityStore);
  useEffect(() => store.start(settings), [store, settings]);
  return <CityContext value={{ store, reach }}>{children}</CityContext>;
}

export function useCity() {
  const { subscribe, read, readInitial } = useContext(CityContext).store;
  return useSyncExternalStore(subscribe, read, readInitial);
}

/** Where we promise a repair: the visitor's city, if we go there. `served` or `elsewhere`: their place, once known. */
export function useServedCity(onlyListed = false) {
  const location = useCity();
  const { reach, store } = useContext(CityContext);
  const service = reach && serviceIn(location, reach);
  const isNamed = reach && service === 'served' && (!onlyListed || isListed(location.city, reach));
  return {
    city: (isNamed ? location : store.readInitial()).city,
    served: service === 'served' ? location : undefined,
    elsewhere: service === 'elsewhere' ? location : undefined,
  };
}

/** From how many letters a line with a city's name is set how small: one line on the narrowest phone, in text of any size. */
const sizes = {
  heading: [
    [29, 'text-[min(0.32em,4cqi)]'],
    [22, 'text-[min(0.5em,6.3cqi)]'],
    [15, 'text-[min(0.7em,8.8cqi)]'],
    [0, 'text-[min(1em,12.6cqi)]'],
  ],
  small: [
    // Two lines of it fit into the height of one.
    [48, 'block leading-[1.35] text-[min(0.6em,3.2cqi)]'],
    [36, 'text-[min(0.75em,4.2cqi)]'],
    [0, 'text-[min(1em,5.6cqi)]'],
  ],
} as const;

type Name = { before: string; of?: keyof typeof sizes; onlyListed?: boolean | undefined };

/** "in Minneapolis" at the end of a heading, or a small heading whole. Its line is reserved, so nothing moves. */
export function CityName({ before, of = 'heading', onlyListed }: Name) {
  const { city } = useServedCity(onlyListed);
  const size = sizes[of].find(([letters]) => (before + city).length > letters)?.[1];
  return (
    <span className="@container block min-h-lh">
      {/* A new element for a new name: changed text in the old one would count as a layout shift. */}
      <span key={city} className={size}>
        {` ${before}${city}`}
      </span>
    </span>
  );
}

/** A quiet line if the city can't be found; not announced. Keeps its space while empty. */
export function LocationNotice() {
  return <p className="mt-2 min-h-lh text-small text-soft">{useCity().error}</p>;
}
