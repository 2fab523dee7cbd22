import { useSyncExternalStore } from 'react';
import { useIsReady } from '@/components/ui/use-is-ready';

const minuteInMs = 60_000;

/** The time to the minute once hydrated, updated every minute and when the tab is shown again. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(onEachMinute, currentMinute, currentMinute);
  return useIsReady() ? new Date(minute * minuteInMs) : undefined;
}

const currentMinute = () => Math.floor(Date.now() / minuteInMs);

function onEachMinute(callBack: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, minuteInMs - (Date.now() % minuteInMs));
  };
  const tick = () => {
    callBack();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', callBack);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', callBack);
  };
}
