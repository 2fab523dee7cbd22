'use client';

import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { mailtoHref } from '@/lib/hand-off/mailto';
import { phoneHref } from '@/lib/hand-off/phone';
import { smsHref } from '@/lib/hand-off/sms';
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
    call: { Icon: Phone, href: phoneHref(business.phone) },
    text: { Icon: MessageSquare, href: smsHref({ phone: business.phone, summary, shortened }) },
    email: { Icon: Mail, href: mailtoHref({ to: business.email, subject, summary, shortened }) },
  };
  return (
    <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-1">
      {wayOrder({ isUrgent, isTouch }).map((way, index) => {
        const { Icon, href } = ways[way];
        return (
          <li key={way} className={index === 0 ? 'col-span-full' : ''}>
            <ButtonLink
              href={href}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="w-full tabular-nums"
              onClick={() => say(words.said[way])}
            >
              <Icon aria-hidden className="size-2.5 shrink-0" />
              {words.ways[way]}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
