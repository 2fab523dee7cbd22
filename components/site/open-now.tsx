'use client';

import type { ReactNode } from 'react';
import { openSentence, openState, type Opening } from '@/lib/hours/opening-hours';
import { useNow } from './use-now';

type Props = {
  opening: Opening;
  texts: { openNow: string; closedNow: string };
  /** In the prerendered page: the hours. */
  hours?: string;
  note?: ReactNode;
  /** Reserves the space, so that nothing moves. */
  className: string;
};

/** "Open now until 9 PM", once hydrated. */
export function OpenNow({ opening, texts, hours, note, className }: Props) {
  const now = useNow();
  const state = now && openState(opening, now);
  return (
    <p className={`mt-2 font-semibold print:hidden ${className}`}>
      {/* Two elements: text that stays would count as a layout shift. */}
      {state ? (
        <span key="now">
          <span>{openSentence(state, texts)}</span> {!state.open && note}
        </span>
      ) : (
        <span key="hours">{hours}</span>
      )}
    </p>
  );
}
