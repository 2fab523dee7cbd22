import { type Way, waysOf } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import type { DeliveryState } from './delivery-state';
import { callText, replyTime } from './reply-or-call';
import type { Summary } from './summary';

/** The words of the last screen, and its main button. */
export type LastScreenWords = {
  /** What is left to do. */
  title: string;
  text: string;
  main?: Way | 'retry';
  /** The words above the other ways to send it. Without them, no other way is offered. */
  otherwise?: string;
};

export type LastScreenFacts = {
  summary: Summary;
  shop: Shop;
  now: Date;
  /** The way that the visitor chose, or the one that we suggest. */
  way: Way;
  /** True if the press of the form's button was able to open the app. */
  isOpened: boolean;
  /** False if the visitor gave no way to reach them. Then we promise no reply. */
  isReachable: boolean;
  /** Only in a build that sends requests. */
  delivery?: DeliveryState | undefined;
};

/** Returns the words of the last screen. Only a page that sends requests itself can say that one was sent. */
export function lastScreenWords(facts: LastScreenFacts): LastScreenWords {
  const { summary, way, delivery } = facts;
  if (delivery && forDelivery) return forDelivery[delivery](facts);
  if (summary.situation === 'over') return tooLate;
  return way === 'call' ? forCall(facts) : forApp(way, facts);
}

const tooLate: LastScreenWords = {
  title: 'It’s too late for the time you chose.',
  text: 'If you haven’t sent it yet, change the day or time, or call us.',
  main: 'call',
};

/** We have nothing in writing after a call, so the visitor reads the request to us. */
const forCall = ({ shop }: LastScreenFacts): LastScreenWords => ({
  title: 'Call us to finish your request.',
  text: 'Keep this page open and read us your answers.',
  main: 'call',
  ...(waysOf(shop).length > 1 && { otherwise: 'Can’t call?' }),
});

function forApp(way: 'text' | 'email', facts: LastScreenFacts): LastScreenWords {
  const { summary, shop, now, isOpened, isReachable } = facts;
  const app = way === 'text' ? 'messaging app' : 'email app';
  const reply = isReachable ? replyTime(shop, now) : undefined;
  const promise = reply ? `Once you’ve sent it, we’ll get back to you ${reply}. ` : '';
  return {
    title: isOpened ? `Last step: press Send in your ${app}.` : 'Your request is ready to send.',
    text: callText(summary, shop, now) ?? promise + bookedOnce[summary.kind],
    main: way,
    otherwise: 'Nothing opened?',
  };
}

/** Says that nothing is booked until we or the visitor confirm it. */
const bookedOnce = {
  booking: 'Your visit is booked once we confirm the day and time.',
  quote: 'We won’t book anything until you say so.',
  contact: 'We won’t book anything until you say so.',
};

/** The words of a page that sends requests itself. Other builds drop them (see sending-words.ts). */
const forDelivery: Record<DeliveryState, (facts: LastScreenFacts) => LastScreenWords> | undefined = process
  .env.NEXT_PUBLIC_REQUEST_URL
  ? {
      sending: () => ({
        title: 'Sending…',
        text: 'Your request is on its way to us. Please keep this page open for a few seconds.',
      }),
      sent: whenSent,
      failed: () => ({
        title: 'Your request wasn’t sent.',
        text: 'We don’t have it yet. Try again in a moment.',
        ...sendAgain,
      }),
      unknown: () => ({
        title: 'We may not have your request.',
        text: 'This page can’t tell whether it arrived. Try again, or send it another way. If we get it twice, we’ll know from the request number.',
        ...sendAgain,
      }),
    }
  : undefined;

const sendAgain = { main: 'retry', otherwise: 'You can also send it another way.' } as const;

function whenSent(facts: LastScreenFacts): LastScreenWords {
  const { summary, shop, now, isReachable } = facts;
  const title = 'We have your request.';
  const call = callText(summary, shop, now);
  if (call) return { title, text: call, ...(summary.callFirst && { main: 'call' as const }) };
  const reply = isReachable ? replyTime(shop, now) : undefined;
  const needsNothing = `You don’t need to send anything else. ${bookedOnce[summary.kind]}`;
  const canCall = 'If it can’t wait, call us and give us your request number.';
  const promise = reply && `We’ll get back to you ${reply}.`;
  return { title, text: [needsNothing, canCall, promise].filter(Boolean).join(' ') };
}
