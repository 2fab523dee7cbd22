import { callWords, replySentence } from '@/lib/request/reply-time';
import type { Summary } from '@/lib/request/summary';
import type { Recipient } from '@/lib/request/recipient';
import type { Stage } from './stage';

/** Shown after sending, by kind of request: nothing is booked until we or the visitor confirm it. */
export const notBookedYet = {
  booking: 'Your visit is booked once we confirm the day and time.',
  quote: 'We won’t book anything until you say so.',
  contact: 'We won’t book anything until you say so.',
};

type Given = {
  summary: Summary;
  business: Recipient;
  now: Date;
  /** False if the visitor gave no way to reach them. Then no reply is promised. */
  isReachable: boolean;
  /** The words of a page that sends the request itself. */
  delivery?: { heading: string; text: string } | undefined;
};

type Words = { title: string; text: string | undefined };

/** Returns the heading of a request at this stage, and the text below it. */
export function resultWords(stage: Stage, given: Given): Words {
  const { summary, business, now, isReachable, delivery } = given;
  if ('way' in stage && stage.way === 'call') return wordsOfCall(given)[stage.act];
  const sentAt = 'sentAt' in stage ? new Date(stage.sentAt) : undefined;
  const call = callWords(summary, business, sentAt ?? now);
  const callFirst = call && `${call.why} ${call.call}`;
  const reply = isReachable && !call ? replySentence(business, sentAt, now) : undefined;
  switch (stage.act) {
    case 'ready':
      return { title: 'Your request is ready to send.', text: howToSend(given) };
    case 'send':
      return {
        title: `Last step: press Send in your ${stage.way === 'text' ? 'messaging app' : 'email app'}.`,
        text: callFirst ?? 'Your request is already filled in. We’ll get it when you press Send.',
      };
    case 'stuck':
      return {
        title: 'Nothing opened? Send it another way.',
        text: `Copy your request and ${addresses(business).join(' or ')}. You can also call us.`,
      };
    case 'done':
      if (call) return { title: call.why, text: undefined };
      return { title: reply ?? 'Thanks. We’ll look for your request.', text: notBookedYet[summary.kind] };
    case 'sent':
      return {
        title: delivery?.heading ?? '',
        text: callFirst ?? [delivery?.text, reply].filter(Boolean).join(' '),
      };
    default:
      return { title: delivery?.heading ?? '', text: delivery?.text };
  }
}

const giveNumber = ({ summary }: Given) => `Give us your request number, ${summary.reference}.`;

const addresses = ({ phone, email, textable }: Recipient) =>
  [textable && `text it to ${phone}`, email && `email it to ${email}`].filter(Boolean);

const howToSend = (given: Given) =>
  addresses(given.business).length > 0 ? 'Choose how to send it. You can also call us.' : giveNumber(given);

const wordsOfCall = (given: Given): Record<'send' | 'stuck' | 'done', Words> => ({
  send: { title: 'Call us to finish your request.', text: giveNumber(given) },
  stuck: { title: 'Didn’t dial? Here’s our number.', text: giveNumber(given) },
  done: {
    title: 'Thanks for calling.',
    text: `If you didn’t reach us, call again at ${given.business.phone}.`,
  },
});
