import { Mail, MessageSquare, Phone, type IconNode } from 'lucide';
import type { Way } from '@/lib/booking/ways';
import type { Recipient } from '@/lib/request/recipient';
import { requestMailHref, requestSmsHref } from '@/lib/request/request-links';
import type { Summary } from '@/lib/request/summary';
import { phoneHref } from '@/lib/site/links';

type WayToSend = {
  /** The choice on step 3, the button that it makes, and what this button does. */
  choice: string;
  button: string;
  effect: string;
  /** The button that opens the app. */
  open: (business: Recipient) => string;
  icon: IconNode;
  /** The link that opens the app, with the request in it. */
  href: (summary: Summary, business: Recipient) => string;
};

/** The ways to send a request. */
export const ways: Record<Way, WayToSend> = {
  text: {
    choice: 'Text',
    button: 'Text my request',
    effect: 'Your messaging app opens with your request filled in. You just press Send.',
    open: () => 'Text it to us',
    icon: MessageSquare,
    href: (summary, { phone }) => requestSmsHref(summary, phone),
  },
  email: {
    choice: 'Email',
    button: 'Email my request',
    effect: 'Your email app opens with your request filled in. You just press Send.',
    open: () => 'Email it to us',
    icon: Mail,
    href: (summary, { email = '' }) => requestMailHref(summary, email),
  },
  call: {
    choice: 'Call',
    button: 'Call us now',
    effect: 'Your phone dials our number. Have this page open while you talk.',
    open: ({ phone }) => `Call ${phone}`,
    icon: Phone,
    href: (_summary, { phone }) => phoneHref(phone),
  },
};
