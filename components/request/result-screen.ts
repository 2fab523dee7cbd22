import type { Way } from '@/lib/booking/ways';
import type { DeliveryState } from '@/lib/request/delivery-state';
import { waysOf, type Recipient } from '@/lib/request/recipient';
import { callWords, dayAndTime, replySentence } from '@/lib/request/reply-time';
import type { Summary } from '@/lib/request/summary';
import type { Stage } from './stage';

/** The buttons at the end of a request. A `Way` opens its app. */
export type Choice = Way | 'done' | 'failed' | 'retry' | 'copy' | 'print' | 'calendar';

/** A screen at the end of a request. */
export type Screen = {
  title: string;
  text?: string | undefined;
  /** The main button, and the buttons next to it. */
  main?: Choice | undefined;
  others: readonly Choice[];
  /** The visitor's own statement that they sent it, on the ticket. */
  stamp?: string;
  /** True if nothing is left to do. The ticket is then folded, and advice follows. */
  isOver?: boolean;
};

type Facts = {
  summary: Summary;
  business: Recipient;
  now: Date;
  /** The way that we suggest to send it. */
  suggested: Way;
  /** False if the visitor gave no way to reach them. Then we promise no reply. */
  isReachable: boolean;
  /** The words about the delivery, in a build that sends requests. */
  delivery?: { heading: string; text: string } | undefined;
};

/** Says after sending that nothing is booked until we or the visitor confirm it. */
export const notBookedYet = {
  booking: 'Your visit is booked once we confirm the day and time.',
  quote: 'We won’t book anything until you say so.',
  contact: 'We won’t book anything until you say so.',
};

/** The buttons that are useful once a request was sent. */
const keepsakes = ['calendar', 'print', 'copy'] as const;

/** Returns the words and buttons of a request at this stage. */
export function resultScreen(stage: Stage, facts: Facts): Screen {
  const screen = screenFor(stage, facts);
  return { ...screen, others: screen.others.filter((choice) => choice !== screen.main) };
}

function screenFor(stage: Stage, facts: Facts): Screen {
  switch (stage.name) {
    case 'ready':
      return readyScreen(facts);
    case 'send':
      return stage.way === 'call' ? callScreen(facts) : appScreen(stage.way, facts);
    case 'stuck':
      return stage.way === 'call' ? noDialScreen(facts) : stuckScreen(facts);
    case 'done':
      return stage.way === 'call' ? calledScreen(stage.sentAt, facts) : doneScreen(stage.sentAt, facts);
    default:
      return deliveryScreen(stage.name, facts);
  }
}

function readyScreen({ summary, business, suggested }: Facts): Screen {
  const hasApps = addresses(business).length > 0;
  return {
    title: 'Your request is ready to send.',
    text: hasApps ? 'Choose how to send it. You can also call us.' : giveNumber(summary),
    main: suggested,
    others: [...waysOf(business), 'copy'],
  };
}

const callScreen = ({ summary }: Facts): Screen => ({
  title: 'Call us to finish your request.',
  text: giveNumber(summary),
  main: 'done',
  others: ['failed'],
});

function appScreen(way: 'text' | 'email', { summary, business, now }: Facts): Screen {
  const app = way === 'text' ? 'messaging app' : 'email app';
  const call = callWords(summary, business, now);
  return {
    title: `Last step: press Send in your ${app}.`,
    text: call
      ? `${call.why} ${call.call}`
      : 'Your request is already filled in. We’ll get it when you press Send.',
    main: 'done',
    // A computer may have no app for emails, so we offer a copy right away.
    others: way === 'email' ? ['copy', 'failed'] : ['failed'],
  };
}

const noDialScreen = ({ summary, business }: Facts): Screen => ({
  title: 'Didn’t dial? Here’s our number.',
  text: giveNumber(summary),
  main: 'call',
  others: [...waysOf(business), 'done'],
});

const stuckScreen = ({ summary, business }: Facts): Screen => ({
  title: 'Nothing opened? Send it another way.',
  text: `Copy your request and ${addresses(business).join(' or ')}. You can also call us.`,
  main: summary.callFirst ? 'call' : 'copy',
  others: [...waysOf(business), 'done'],
});

const calledScreen = (sentAt: string, { business }: Facts): Screen => ({
  title: 'Thanks for calling.',
  text: `If you didn’t reach us, call again at ${business.phone}.`,
  others: keepsakes,
  stamp: `You called ${dayAndTime(new Date(sentAt))}.`,
  isOver: true,
});

function doneScreen(sentAt: string, { summary, business, now, isReachable }: Facts): Screen {
  const sent = new Date(sentAt);
  const usual = { others: keepsakes, stamp: `You sent it ${dayAndTime(sent)}.`, isOver: true };
  const call = callWords(summary, business, sent);
  if (call) return { ...usual, title: call.why, main: 'call' };
  const reply = isReachable ? replySentence(business, sent, now) : undefined;
  return {
    ...usual,
    title: reply ?? 'Thanks. We’ll look for your request.',
    text: notBookedYet[summary.kind],
  };
}

function deliveryScreen(state: DeliveryState, facts: Facts): Screen {
  const { summary, business, now, isReachable, delivery } = facts;
  const { heading: title, text } = delivery ?? { heading: '', text: '' };
  if (state === 'sending') return { title, text, others: keepsakes, isOver: true };
  if (state === 'failed' || state === 'unknown') {
    const main = summary.callFirst ? 'call' : 'retry';
    return { title, text, main, others: ['retry', ...waysOf(business), 'copy'] };
  }
  const call = callWords(summary, business, now);
  if (call) return { title, text: `${call.why} ${call.call}`, main: 'call', others: keepsakes, isOver: true };
  const reply = isReachable ? replySentence(business, undefined, now) : undefined;
  return { title, text: reply ? `${text} ${reply}` : text, others: keepsakes, isOver: true };
}

const giveNumber = ({ reference }: Summary) => `Give us your request number, ${reference}.`;

/** The phone number and the email address that take a written request. */
function addresses({ phone, email, textable }: Recipient): string[] {
  const ways: string[] = [];
  if (textable) ways.push(`text it to ${phone}`);
  if (email) ways.push(`email it to ${email}`);
  return ways;
}
