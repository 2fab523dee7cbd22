'use client';

import { useEffect, type ReactNode } from 'react';
import type { LookupSettings } from '@/lib/location/settings';
import { cityStore, type CityStore } from '@/lib/location/store';
import { CityContext } from './use-city';

type Props = {
  settings: LookupSettings;
  /** The label while the city isn't known. */
  defaultCity: string;
  /** For tests: in a page everything shares that page's store. */
  store?: CityStore;
  children: ReactNode;
};

/**
 * Finds the visitor's city for everything inside it. The search starts after hydration, once per full page load: not again on
 * a soft navigation, and not on coming back through the browser's cache.
 */
export function CityProvider({ settings, defaultCity, store = cityStore(defaultCity), children }: Props) {
  useEffect(() => store.start(settings), [store, settings]);
  return <CityContext value={store}>{children}</CityContext>;
}
