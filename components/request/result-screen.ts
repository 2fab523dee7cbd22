import type { Way } from '@/lib/booking/ways';
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
  /** Shows the phone number large, for a visitor who calls. */
  showsNumber?: boolean;
  /** Shows a code with which a phone can text the request, on a computer. */
  showsCode?: boolean;
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
};

/** Returns the words and buttons of a request at this stage. */
export function resultScreen(stage: Stage, facts: Facts): Screen {
  switch (stage.name) {
    case 'ready':
      return isTooLate(facts) ? tooLateScreen : readyScreen(facts);
    case 'send':
      if (isTooLate(facts)) return tooLateScreen;
      return stage.way === 'call' ? callScreen : appScreen(stage.way, facts);
    case 'stuck':
      if (isTooLate(facts)) return tooLateScreen;
      return stage.way === 'call' ? noDialScreen(facts) : stuckScreen(facts);
    case 'done':
      return stage.way === 'call' ? calledScreen(stage.sentAt, facts) : doneScreen(stage.sentAt, facts);
    default:
      // Only a build that sends requests has these stages.
      return deliveryScreens?.[stage.name](facts) ?? readyScreen(facts);
  }
}

/** Whether the chosen time has passed while the request waited to be sent. */
const isTooLate = ({ summary }: Facts) => summary.situation === 'over';

const tooLateScreen: Screen = {
  title: 'It’s too late for the time you chose.',
  text: 'Change the day or time before you send this request, or call us.',
  main: 'call',
  others: ['done'],
};

/** Tells a visitor to keep the page open. We have nothing in writing then, so the visitor reads the request to us. */
const whileCalling = 'Have this page open while you talk.';

function readyScreen({ business, suggested }: Facts): Screen {
  const ways = waysOf(business);
  return {
    title: 'Your request is ready to send.',
    text: ways.length > 1 ? 'Choose how to send it. You can also call us.' : `Call us. ${whileCalling}`,
    main: suggested,
    others: [...ways.filter((way) => way !== suggested), 'copy'],
    showsCode: true,
  };
}

const callScreen: Screen = {
  title: 'Call us to finish your request.',
  text: whileCalling,
  main: 'done',
  others: ['failed'],
  showsNumber: true,
};

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
    showsCode: true,
  };
}

const noDialScreen = ({ business }: Facts): Screen => ({
  title: 'Didn’t dial? Here’s our number.',
  text: whileCalling,
  main: 'call',
  others: [...writtenWays(business), 'done'],
  showsNumber: true,
  showsCode: true,
});

function stuckScreen({ summary, business }: Facts): Screen {
  const { phone, email = '' } = business;
  const places = { text: `text it to ${phone}`, email: `email it to ${email}` };
  const written = writtenWays(business);
  const copyTo = written.map((way) => places[way]).join(' or ');
  return {
    title: 'Nothing opened? Send it another way.',
    text: `Copy your request and ${copyTo}. You can also call us.`,
    ...(summary.callFirst
      ? { main: 'call', others: [...written, 'done'] }
      : { main: 'copy', others: [...written, 'call', 'done'] }),
    showsCode: true,
  };
}

/** Says after sending that nothing is booked until we or the visitor confirm it. */
const notBookedYet = {
  booking: 'Your visit is booked once we confirm the day and time.',
  quote: 'We won’t book anything until you say so.',
  contact: 'We won’t book anything until you say so.',
};

/** The buttons that are useful once a request was sent. */
const keepsakes = ['calendar', 'print', 'copy'] as const;

const calledScreen = (sentAt: string, { business }: Facts): Screen => ({
  title: 'Thanks for calling.',
  text: `Didn’t get through? Try again at ${business.phone}.`,
  others: keepsakes,
  stamp: `You called ${dayAndTime(new Date(sentAt))}.`,
  isOver: true,
});

function doneScreen(sentAt: string, { summary, business, now, isReachable }: Facts): Screen {
  const sent = new Date(sentAt);
  const usual = { others: keepsakes, stamp: `You sent it ${dayAndTime(sent)}.`, isOver: true };
  // The advice is for the moment of sending, and doesn't change when the page is opened again later.
  const call = callWords(summary, business, sent);
  if (call) {
    const way = summary.callFirst ? ({ main: 'call' } as const) : { text: call.call };
    return { ...usual, title: call.why, ...way };
  }
  const reply = isReachable ? replySentence(business, sent, now) : undefined;
  return {
    ...usual,
    title: reply ?? 'Thanks. We’ll look for your request.',
    text: notBookedYet[summary.kind],
  };
}

/** The screens while the page sends the request itself. A build that doesn't send requests drops them (see sending.ts). */
const deliveryScreens = process.env.NEXT_PUBLIC_REQUEST_URL
  ? { sending: sendingScreen, sent: sentScreen, failed: failedScreen, unknown: unknownScreen }
  : undefined;

function sendingScreen(): Screen {
  return {
    title: 'Sending…',
    text: 'Your request is on its way to us. Please keep this page open for a few seconds.',
    others: keepsakes,
    isOver: true,
  };
}

function sentScreen({ summary, business, now, isReachable }: Facts): Screen {
  const usual = { title: 'We have your request.', others: keepsakes, isOver: true };
  const call = callWords(summary, business, now);
  if (call) {
    const main = summary.callFirst ? 'call' : undefined;
    return { ...usual, text: `${call.why} ${call.call}`, main };
  }
  const reply = isReachable ? replySentence(business, undefined, now) : undefined;
  const needsNothing = `You don’t need to send anything else. ${notBookedYet[summary.kind]}`;
  const canCall = 'If it can’t wait, call us and give us your request number.';
  return { ...usual, text: [needsNothing, canCall, reply].filter(Boolean).join(' ') };
}

function failedScreen(facts: Facts): Screen {
  return {
    title: 'Your request wasn’t sent.',
    text: 'We don’t have it yet. Try again, or choose another way to send it.',
    ...sendAgain(facts),
  };
}

function unknownScreen(facts: Facts): Screen {
  return {
    title: 'We may not have your request.',
    text: 'This page can’t tell whether it arrived. Try again, or send it another way. If we get it twice, we’ll know from the request number.',
    ...sendAgain(facts),
  };
}

function sendAgain({ summary, business }: Facts): Pick<Screen, 'main' | 'others' | 'showsCode'> {
  const written = writtenWays(business);
  return {
    ...(summary.callFirst
      ? { main: 'call', others: ['retry', ...written, 'copy'] }
      : { main: 'retry', others: [...written, 'call', 'copy'] }),
    showsCode: true,
  };
}

/** The ways to send the request in writing. */
const writtenWays = (business: Recipient) => waysOf(business).filter((way) => way !== 'call');
