import { Mail, MessageSquare, Phone, type IconNode } from 'lucide';
import type { Way } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';

type WayWords = {
  /** The choice on step 3, the name that it gives the button, and what the button does. */
  choice: string;
  button: string;
  effect: string;
  /** The button that opens the app. */
  open: (shop: Shop) => string;
  icon: IconNode;
};

export const wayWords: Record<Way, WayWords> = {
  text: {
    choice: 'Text',
    button: 'Text my request',
    effect: 'Your messaging app opens with your request filled in. You just press Send.',
    open: () => 'Text it to us',
    icon: MessageSquare,
  },
  email: {
    choice: 'Email',
    button: 'Email my request',
    effect: 'Your email app opens with your request filled in. You just press Send.',
    open: () => 'Email it to us',
    icon: Mail,
  },
  call: {
    choice: 'Call',
    button: 'Call us now',
    effect: 'Your phone dials our number. Keep this page open, because we’ll ask for your answers.',
    open: ({ phone }) => `Call ${phone}`,
    icon: Phone,
  },
};
