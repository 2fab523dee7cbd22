'use client';

import { useContext, useEffect, useRef, type RefObject } from 'react';
import { CityContext, useCity } from '@/components/location/use-city';
import type { RawInformation } from '@/lib/booking/fields';
import { placeToFill } from '@/lib/booking/place';
import { readInformation } from './form-controls';

type Place = Pick<RawInformation, 'city' | 'state'>;

const nameOf = (target: unknown) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';

const isOfPlace = (target: unknown) => ['city', 'state'].includes(nameOf(target));

const isSame = (one: Place, other: Place) => one.city === other.city && one.state === other.state;

/**
 * Fills city and state of step 2 with the detected place, as long as the visitor has left both alone: a late answer may
 * better what an earlier one put there, and never touches what somebody typed or is about to type. Call `touched` at
 * each input, and `told` when a field is left: the rest of the page then goes by the visitor's own city.
 */
export function useDetectedPlace(
  form: RefObject<HTMLFormElement | null>,
  mayFill: () => boolean,
  fill: (place: Place) => void,
) {
  const cities = useContext(CityContext);
  const detected = useCity();
  const filled = useRef<Place>(undefined);
  const isTheirs = useRef(false);

  useEffect(() => {
    if (!form.current || isTheirs.current || !mayFill() || isOfPlace(document.activeElement)) return;
    const held = readInformation(form.current);
    const isOurs = filled.current !== undefined && isSame(held, filled.current);
    const found = placeToFill(isOurs ? { city: '', state: '' } : held, detected);
    if (!found || isSame(held, found)) return;
    filled.current = found;
    fill(found);
  });

  return {
    touched(target: unknown) {
      if (isOfPlace(target)) isTheirs.current = true;
    },
    told(target: unknown) {
      if (!form.current || !isTheirs.current || !isOfPlace(target)) return;
      const { city, state } = readInformation(form.current);
      if (city.trim() === '') return;
      cities?.tell({ city: city.trim(), state, country: '', latitude: undefined, longitude: undefined });
    },
  };
}
