'use client';

import { useEffect } from 'react';
import type { HomeSettings } from '@/lib/site/home-settings';
import { drawnEvent } from './drawn-event';

let isStarted = false;

/**
 * Tells the first script that React has drawn the page: where something foreign had changed it, React draws all of it anew. While the
 * site is being developed there is no export that would hold the first script, so this starts it.
 */
export function FirstScriptAgain({ settings }: { settings: HomeSettings }) {
  useEffect(() => {
    document.dispatchEvent(new Event(drawnEvent));
    if (process.env.NODE_ENV === 'development' && !isStarted) {
      isStarted = true;
      void import('./first-script').then(({ startHomePage }) => startHomePage(settings));
    }
  }, [settings]);
  return null;
}
