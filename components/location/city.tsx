'use client';

import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Environment } from '@/lib/location/environment';
import { labelSize } from '@/lib/location/labels';
import type { DetectedLocation } from '@/lib/location/place';
import type { LookupSettings } from '@/lib/location/settings';
import { isOutsideServedStates } from '@/lib/location/state-code';
import { createCityStore, type CityStore } from '@/lib/location/store';

export const CityContext = createContext<CityStore | undefined>(undefined);

type Props = {
  settings: LookupSettings;
  /** The label until the city is known. */
  defaultCity: string;
  /** For tests; the browser by default. */
  environment?: Environment;
  children: ReactNode;
};

/** Looks up the visitor's city for its children, once per full page load. */
export function CityProvider({ settings, defaultCity, environment, children }: Props) {
  const [store] = useState(() => createCityStore(defaultCity));
  useEffect(() => store.start(settings, environment), [store, settings, environment]);
  return <CityContext value={store}>{children}</CityContext>;
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
 * The heading's size, reduced (in cqi) as far as the name needs to fit on one line. With more
 * letter spacing, it may still take two.
 */
const sizes = {
  short: 'block wrap-anywhere text-fit-9',
  medium: 'block wrap-anywhere text-fit-11',
  long: 'block wrap-anywhere text-fit-13',
  longer: 'block wrap-anywhere text-fit-16',
  // Two lines at the height of one.
  longest: 'line-clamp-2 text-halved wrap-anywhere',
} as const;

/**
 * The visitor's city at the end of a heading, on its own reserved line, so that nothing moves. Put
 * a space before it, and give the heading's column a definite width.
 */
export function CityName() {
  const location = useCity();
  const { city: defaultCity } = useCityStore().readInitial();
  // One rule for headings and announcement, so that nothing promises a repair in Denver.
  const name = isOutsideServedStates(location) ? defaultCity : location.city;
  return (
    <span className="@container block min-h-lh">
      {/* Isolated because a name may run from right to left. The key makes a new element for a new
          name: changed text in the old one would count as a layout shift. */}
      <bdi key={name} className={`text-left ${sizes[labelSize(name)]}`}>
        {name}
      </bdi>
    </span>
  );
}

/** A quiet message if the city can't be found. Keeps its space while empty. */
export function LocationNotice({ className = '' }: { className?: string }) {
  const { error } = useCity();
  return (
    <p role="status" className={`min-h-lh text-small text-soft ${className}`.trim()}>
      {error}
    </p>
  );
}
