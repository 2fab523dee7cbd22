import { Mail, MessageSquare, Phone } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HandOffWords } from '@/lib/content/hand-off';
import { mailtoHref, smsHref } from '@/lib/hand-off/links';
import { phoneHref } from '@/lib/hand-off/phone';
import type { Summary } from '@/lib/hand-off/summary';
import { fillWords } from '@/lib/text/plain-text';

type Props = {
  summary: Summary;
  words: Pick<HandOffWords, 'ways' | 'said' | 'subject' | 'shortened'>;
  business: { phone: string; email: string };
  /** An emergency: as soon as possible. */
  isUrgent: boolean;
  notify: (message: string) => void;
};

/** Call, text, email: links that open the visitor's own app, the quickest first and largest. */
export function SendOptions({ summary, words, business, isUrgent, notify }: Props) {
  // A finger is what the visitor points with: most likely a phone, which can text.
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const { shortened } = words;
  const subject = fillWords(words.subject, { name: summary.title, reference: summary.reference });
  const options = {
    call: { icon: Phone, href: phoneHref(business.phone) },
    text: { icon: MessageSquare, href: smsHref({ phone: business.phone, summary, shortened }) },
    email: { icon: Mail, href: mailtoHref({ to: business.email, subject, summary, shortened }) },
  };
  return (
    <ul className="mt-1 grid grid-wide-pairs gap-1">
      {orderOf({ isUrgent, isTouch }).map((id, index) => (
        <li key={id} className={index === 0 ? 'col-span-full' : ''}>
          <ButtonLink
            href={options[id].href}
            variant={index === 0 ? 'primary' : 'secondary'}
            className="w-full tabular-nums"
            onClick={() => notify(words.said[id])}
          >
            <Icon of={options[id].icon} className="size-2.5 shrink-0" />
            {words.ways[id]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Talking comes first in an emergency, otherwise what the device does best. */
function orderOf({ isUrgent, isTouch }: { isUrgent: boolean; isTouch: boolean }) {
  if (isUrgent) return ['call', 'text', 'email'] as const;
  return isTouch ? (['text', 'call', 'email'] as const) : (['email', 'call', 'text'] as const);
}
