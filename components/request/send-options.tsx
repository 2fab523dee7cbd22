import { Mail, MessageSquare, Phone, type IconNode } from 'lucide';
import { useState } from 'react';
import type { Contact } from '@/components/site/contact';
import { Button, ButtonLink } from '@/components/ui/button';
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
  retry?: { label: string; onPress: () => void };
};

/** Links that open the visitor's phone, text or email app. */
export function SendOptions({ summary, texts, business, retry }: Props) {
  // A touch screen is most likely a phone, which can text.
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
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
        {retry && (
          <li className="col-span-full">
            <Button className="w-full" onClick={retry.onPress}>
              {retry.label}
            </Button>
          </li>
        )}
        {order.map((id, index) => (
          <SendOption
            key={id}
            {...options[id]}
            label={texts.options[id]}
            message={texts.statusMessages[id]}
            // For visitors without a mail app.
            address={id === 'email' && business.email}
            isFirst={index === 0 && !retry}
          />
        ))}
      </ul>
      <p className="mt-2 text-small text-soft">{texts.photo}</p>
    </>
  );
}

type OptionProps = {
  href: string;
  icon: IconNode;
  label: string;
  /** Shown after a press: only what the page can know. */
  message: string;
  isFirst: boolean;
  address: string | false;
};

function SendOption({ href, icon, label, message, isFirst, address }: OptionProps) {
  const [presses, setPresses] = useState(0);
  return (
    <li className={isFirst ? 'col-span-full' : ''}>
      <ButtonLink
        href={href}
        variant={isFirst ? 'primary' : 'secondary'}
        className="w-full tabular-nums"
        onClick={() => setPresses(presses + 1)}
      >
        <Icon of={icon} className="size-5 shrink-0" />
        {label}
      </ButtonLink>
      {address && <p className="mt-1 text-center text-small select-all">{address}</p>}
      <PressStatus message={message} count={presses} />
    </li>
  );
}
