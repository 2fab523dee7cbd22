import { Mail, MessageSquare, Phone } from 'lucide';
import { useState, type ReactNode } from 'react';
import type { Contact } from '@/components/site/contact';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { RequestTexts } from '@/lib/content/schemas/request';
import { requestMailHref, requestSmsHref } from '@/lib/request/links';
import type { Summary } from '@/lib/request/summary';
import { phoneHref } from '@/lib/site/links';
import { fillText } from '@/lib/text/plain-text';
import { PressStatus } from './press-status';

/** The quickest way comes first. */
const orders = { touch: ['text', 'call', 'email'], other: ['call', 'email', 'text'] } as const;

type Props = {
  summary: Summary;
  texts: RequestTexts;
  business: Contact;
  /** A button that has the page send it again. */
  retry?: ReactNode;
};

/** Links that open the visitor's phone, text or email app. */
export function SendOptions({ summary, texts, business, retry }: Props) {
  // A touch screen is most likely a phone, which can text.
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const [presses, setPresses] = useState({ call: 0, text: 0, email: 0 });
  const { shortened } = texts;
  const subject = fillText(texts.subject, { name: summary.title, reference: summary.reference });
  const options = {
    call: { icon: Phone, href: phoneHref(business.phone) },
    text: { icon: MessageSquare, href: requestSmsHref({ phone: business.phone, summary, shortened }) },
    email: { icon: Mail, href: requestMailHref({ to: business.email, subject, summary, shortened }) },
  };
  // Without a label for a number that takes no texts.
  const order = orders[isTouch && !summary.isUrgent ? 'touch' : 'other'].filter((id) => texts.options[id]);
  return (
    <>
      {/* Columns wide enough to keep a phone number on one line. */}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-2">
        {retry && <li className="col-span-full">{retry}</li>}
        {order.map((id, index) => {
          const isFirst = index === 0 && !retry;
          return (
            <li key={id} className={isFirst ? 'col-span-full' : ''}>
              <ButtonLink
                href={options[id].href}
                variant={isFirst ? 'primary' : 'secondary'}
                className="w-full tabular-nums"
                onClick={() => setPresses({ ...presses, [id]: presses[id] + 1 })}
              >
                <Icon of={options[id].icon} className="size-5 shrink-0" />
                {texts.options[id]}
              </ButtonLink>
              {/* For visitors without a mail app. */}
              {id === 'email' && <p className="mt-1 text-center text-small select-all">{business.email}</p>}
              <PressStatus message={texts.statusMessages[id]} count={presses[id]} />
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small text-soft">{texts.photo}</p>
    </>
  );
}
