'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { useIsReadyLater } from '@/components/ui/use-is-ready';
import { openSentence, openState, type Opening } from '@/lib/hours/opening-hours';

type Props = {
  opening: Opening;
  texts: { openNow: string; closedNow: string };
  /** In the prerendered page: the hours. */
  hours?: string;
  /** While it is closed and takes emergencies. */
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
          <span>{openSentence(state, texts)}</span> {!state.until && state.emergency && note}
        </span>
      ) : (
        <span key="hours">{hours}</span>
      )}
    </p>
  );
}

/** The time to the minute once hydrated, updated within a second, also when the tab is shown again. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(askOften, currentMinute, currentMinute);
  return useIsReadyLater() ? new Date(minute * 60_000) : undefined;
}

const currentMinute = () => Math.floor(Date.now() / 60_000);

/** React compares the minute, and re-renders only when it has changed. */
function askOften(callBack: () => void) {
  const timer = setInterval(callBack, 1000);
  return () => clearInterval(timer);
}
