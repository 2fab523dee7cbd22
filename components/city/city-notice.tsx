'use client';

import { useCity } from './city';

/** A quiet line if the city can't be found. Screen readers don't announce it, and its space is reserved. */
export function CityNotice() {
  return <p className="mt-2 min-h-lh text-small text-soft">{useCity().error}</p>;
}
