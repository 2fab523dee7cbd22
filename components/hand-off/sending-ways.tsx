'use client';

import { useState } from 'react';
import { Mail, MessageSquare, Phone } from 'lucide';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { mailtoHref, smsHref } from '@/lib/hand-off/links';
import { phoneHref } from '@/lib/hand-off/phone';
import type { Summary } from '@/lib/hand-off/summary';
import { fillWords } from './fill-words';
import { wayOrder } from './way-order';
import type { WaysWords } from './ways';

type Props = {
  summary: Summary;
  words: Pick<WaysWords, 'ways' | 'said' | 'subject' | 'shortened'>;
  business: { phone: string; email: string };
  isUrgent: boolean;
  say: (message: string) => void;
};

/** Call, text, email: links that open the visitor's own app, the quickest first and largest. */
export function SendingWays({ summary, words, business, isUrgent, say }: Props) {
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const { shortened } = words;
  const subject = fillWords(words.subject, { name: summary.title, reference: summary.reference });
  const ways = {
    call: { icon: Phone, href: phoneHref(business.phone) },
    text: { icon: MessageSquare, href: smsHref({ phone: business.phone, summary, shortened }) },
    email: { icon: Mail, href: mailtoHref({ to: business.email, subject, summary, shortened }) },
  };
  return (
    <ul className="mt-1 grid grid-wide-pairs gap-1">
      {wayOrder({ isUrgent, isTouch }).map((way, index) => {
        const { icon, href } = ways[way];
        return (
          <li key={way} className={index === 0 ? 'col-span-full' : ''}>
            <ButtonLink
              href={href}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="w-full tabular-nums"
              onClick={() => say(words.said[way])}
            >
              <Icon of={icon} className="size-2.5 shrink-0" />
              {words.ways[way]}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
