import { useSyncExternalStore } from 'react';
import { useIsReadyLater } from '@/components/ui/use-is-ready';

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
