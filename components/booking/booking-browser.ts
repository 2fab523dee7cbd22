import { afterPaint } from '@/components/ui/after-paint';
import type { OpenStorage } from '@/lib/booking/draft';
import { emailCheckOf } from '@/lib/forms/email-check';
import { makeReference, randomBytesOf } from '@/lib/forms/reference';
import { firstTap } from './first-tap';
import { historyEntries, type HistoryEntries } from './history-entries';

/** What the wizard needs of the browser, so that a test can stand in for it. */
export type BookingBrowser = {
  openStorage: OpenStorage;
  entries: HistoryEntries;
  /** The query of the address. */
  search: () => string;
  /** Id of the service that was tapped before the page could answer, if any. */
  firstTap: () => string | undefined;
  now: () => Date;
  isEmail: (value: string) => boolean;
  makeReference: () => string;
  /** Does something once the screen has answered what is being pressed. */
  afterPaint: (act: () => void) => void;
};

/** The browser in which this runs. Call it only there. */
export function thisBrowser(): BookingBrowser {
  return {
    openStorage: () => window.sessionStorage,
    entries: historyEntries(window),
    search: () => window.location.search,
    firstTap: () => firstTap(document),
    now: () => new Date(),
    isEmail: emailCheckOf(document.createElement('input')),
    makeReference: () => makeReference(randomBytesOf(globalThis.crypto)),
    afterPaint,
  };
}
