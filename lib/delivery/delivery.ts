import { isReference } from '@/lib/forms/reference';
import type { Summary } from '@/lib/hand-off/summary';
import { requestBody, type BodyWords } from './body';
import { sendRequest, type Sender } from './send';

/** How far a request has come. 'failed' is also said of one whose fate nobody in this tab knows. */
export type DeliveryState = 'sending' | 'offline' | 'sent' | 'failed';

const states: readonly string[] = ['sending', 'offline', 'sent', 'failed'] satisfies DeliveryState[];

/** What delivery needs of the browser and the build, so that a test can take its place. */
export type DeliveryBrowser = Sender & {
  /** Shared by all tabs, so that two of them don't send the same request. May throw where it is blocked. */
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  date: () => number;
  /** Calls back whenever another tab has changed the storage; returns how to end that. */
  onStorage: (callback: () => void) => () => void;
  /** The page's address, without a query. */
  page: () => string;
  url: string;
  extra: Readonly<Record<string, string>>;
};

/** In local storage. The privacy policy names it. */
const storageKey = 'requests';

/** How many requests are remembered, and for how long the same answers are the same request, in milliseconds. */
const [mostKept, day] = [10, 24 * 60 * 60 * 1000];

/** One request: a fingerprint of its answers, its reference, its state, and when it came to that. */
type Entry = readonly [print: string, reference: string, state: string, time: string];

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Sends requests, and remembers in this browser what became of them. The same answers are sent once a day,
 * whatever presses, reloads and tabs do, unless the first attempt has failed.
 */
export function createDelivery(browser: DeliveryBrowser) {
  const listeners = new Set<() => void>();
  /** References under way in this tab. */
  const running = new Set<string>();
  /** Takes the place of a storage that is blocked or full, as long as the page lives. */
  let memory: string | undefined;

  function stored(): string {
    try {
      return memory ?? browser.openStorage().getItem(storageKey) ?? '';
    } catch {
      return '';
    }
  }

  function entries(): Entry[] {
    return stored()
      .split('\n')
      .flatMap((line): Entry[] => {
        const [print = '', reference = '', state = '', time = ''] = line.split(' ');
        return isReference(reference) && states.includes(state) ? [[print, reference, state, time]] : [];
      });
  }

  function remember(summary: Summary, state: DeliveryState) {
    const entry = [fingerprint(summary), summary.reference, state, browser.date()].join(' ');
    const others = entries().filter(([, reference]) => reference !== summary.reference);
    const text = [entry, ...others.slice(0, mostKept - 1).map((other) => other.join(' '))].join('\n');
    try {
      if (memory === undefined) browser.openStorage().setItem(storageKey, text);
      else memory = text;
    } catch {
      memory = text;
    }
    listeners.forEach((notify) => notify());
  }

  /** What is known of a request with these answers from today or the last hours of yesterday. */
  function known(summary: Summary): Entry | undefined {
    const print = fingerprint(summary);
    return entries().find(([own, , , time]) => own === print && browser.date() - Number(time) < day);
  }

  return {
    subscribe(listener: () => void) {
      const end = browser.onStorage(listener);
      listeners.add(listener);
      return () => {
        end();
        listeners.delete(listener);
      };
    },

    stateOf(reference: string): DeliveryState {
      const state = entries().find(([, own]) => own === reference)?.[2];
      if (state === 'sent') return 'sent';
      const isRunning = running.has(reference);
      return isRunning && (state === 'sending' || state === 'offline') ? state : 'failed';
    },

    /** The reference that a request with the same answers has already. That of `summary` doesn't matter. */
    knownReference: (summary: Summary): string | undefined => known(summary)?.[1],

    /** The visitor has pressed the button. What has been sent, or may have been, is not sent again. */
    deliver(summary: Summary, words: BodyWords): void {
      const { reference } = summary;
      const state = known(summary)?.[2];
      if (running.has(reference) || state === 'sent' || state === 'sending') return;
      running.add(reference);
      const body = requestBody({ summary, words, page: browser.page(), extra: browser.extra });
      void sendRequest(browser, { url: browser.url, body }, (now) => remember(summary, now)).then(
        (isSent) => {
          running.delete(reference);
          remember(summary, isSent ? 'sent' : 'failed');
        },
      );
    },
  };
}

/** A number that differs where answers differ (FNV-1a, 32 bits): enough to know them again, too little to tell them. */
function fingerprint({ kind, rows }: Summary): string {
  const answers = rows.filter(({ id }) => id !== 'reference').map(({ id, value }) => [id, value]);
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(JSON.stringify([kind, answers])))
    hash = Math.imul(hash ^ octet, 0x01000193);
  return (hash >>> 0).toString(36);
}
