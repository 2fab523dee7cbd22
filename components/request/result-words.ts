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

/** Returns the heading of a request at this stage, and the text below it. */
export function resultWords(stage: Stage, { summary, business, now, isReachable, delivery }: Given) {
  const { phone, email, textable } = business;
  const giveNumber = `Give us your request number, ${summary.reference}.`;
  if ('way' in stage && stage.way === 'call') {
    return {
      send: { title: 'Call us to finish your request.', text: giveNumber },
      stuck: { title: 'Didn’t dial? Here’s our number.', text: giveNumber },
      done: { title: 'Thanks for calling.', text: `If you didn’t reach us, call again at ${phone}.` },
    }[stage.act];
  }
  const sentAt = 'sentAt' in stage ? new Date(stage.sentAt) : undefined;
  const call = callWords(summary, business, sentAt ?? now);
  const callFirst = call && `${call.why} ${call.call}`;
  const reply = isReachable && !call ? replySentence(business, sentAt, now) : undefined;
  const addresses = [textable && `text it to ${phone}`, email && `email it to ${email}`].filter(Boolean);
  const ofPage = { title: delivery?.heading ?? '', text: delivery?.text };
  switch (stage.act) {
    case 'ready': {
      const text = addresses.length > 0 ? 'Choose how to send it. You can also call us.' : giveNumber;
      return { title: 'Your request is ready to send.', text };
    }
    case 'send': {
      const title = `Last step: press Send in your ${stage.way === 'text' ? 'messaging app' : 'email app'}.`;
      return {
        title,
        text: callFirst ?? 'Your request is already filled in. We’ll get it when you press Send.',
      };
    }
    case 'stuck': {
      const text = `Copy your request and ${addresses.join(' or ')}. You can also call us.`;
      return { title: 'Nothing opened? Send it another way.', text };
    }
    case 'done':
      if (call) return { title: call.why, text: undefined };
      return { title: reply ?? 'Thanks. We’ll look for your request.', text: notBookedYet[summary.kind] };
    case 'sent':
      return { ...ofPage, text: callFirst ?? [delivery?.text, reply].filter(Boolean).join(' ') };
    default:
      return ofPage;
  }
}
