import { Mail, MessageSquare, Phone } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HandOffWords } from '@/lib/content/hand-off';
import { mailtoHref, smsHref } from '@/lib/hand-off/links';
import { phoneHref } from '@/lib/hand-off/phone';
import { summaryText, type Summary } from '@/lib/hand-off/summary';
import { fillWords } from '@/lib/text/plain-text';
import { SubHeading, type HeadingLevel } from './request-details';
import { CalendarOption, CopyFallback, SaveOptions } from './save-options';

type Props = {
  summary: Summary;
  words: HandOffWords;
  business: { phone: string; email: string };
  /** Whether it is an emergency. */
  isUrgent: boolean;
  level: HeadingLevel;
  isSent?: boolean;
};

/** Every way to send or save the request. Each reports only what the page can know. */
export function HandOffOptions({ summary, words, business, isUrgent, level, isSent }: Props) {
  const [status, setStatus] = useState<{ message: string; count: number }>();
  const [isCopyRefused, setCopyRefused] = useState(false);
  const notify = (message: string) => setStatus((before) => ({ message, count: (before?.count ?? 0) + 1 }));

  return (
    <div className="print:hidden">
      <SubHeading below={level}>{words.optionsHeading}</SubHeading>
      {!isSent && <SendOptions {...{ summary, words, business, isUrgent, notify }} />}
      <div className="mt-1.5 flex flex-wrap gap-x-1 gap-y-1">
        <SaveOptions {...{ summary, words, notify }} onCopied={(isCopied) => setCopyRefused(!isCopied)} />
        {summary.kind === 'booking' && <CalendarOption {...{ summary, words, isUrgent, notify }} />}
      </div>
      {/* The key makes screen readers announce a repeated message. */}
      <p role="status" className="mt-1.5 max-w-measure font-medium">
        {status && <span key={status.count}>{status.message}</span>}
      </p>
      {isCopyRefused && <CopyFallback key={status?.count} label={words.asText} text={summaryText(summary)} />}
    </div>
  );
}

type SendProps = Omit<Props, 'level' | 'isSent'> & { notify: (message: string) => void };

/** Links that open the visitor's phone, text or email app. The quickest comes first. */
function SendOptions({ summary, words, business, isUrgent, notify }: SendProps) {
  // A touch screen is most likely a phone, which can text.
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
            onClick={() => notify(words.statusMessages[id])}
          >
            <Icon of={options[id].icon} className="size-2.5 shrink-0" />
            {words.options[id]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Calling comes first in an emergency, otherwise what the device does best. */
function orderOf({ isUrgent, isTouch }: { isUrgent: boolean; isTouch: boolean }) {
  if (isUrgent) return ['call', 'text', 'email'] as const;
  return isTouch ? (['text', 'call', 'email'] as const) : (['email', 'call', 'text'] as const);
}
