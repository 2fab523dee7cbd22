import { MessageSquare, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';
import type { Business } from '@/lib/content/schemas/business';
import { pageHref, phoneHref, smsHref } from '@/lib/site/links';

type BookNowProps = { variant?: ButtonVariant; className?: string };

export function BookNowLink({ variant = 'book', className }: BookNowProps) {
  return (
    <ButtonLink href={pageHref('/checkout')} variant={variant} className={className}>
      Book Now
    </ButtonLink>
  );
}

type PhoneLinkProps = {
  phone: string;
  /** The text of the link: "Call". Without it, the link shows the number. */
  label?: ReactNode;
  variant?: ButtonVariant;
  className?: string;
};

export function PhoneLink({ phone, label, variant = 'secondary', className }: PhoneLinkProps) {
  return (
    <ButtonLink
      href={phoneHref(phone)}
      variant={variant}
      className={className}
      aria-label={label ? undefined : `Call ${phone}`}
    >
      <Icon of={Phone} className="size-5 shrink-0" />
      <span className="md:whitespace-nowrap">{label ?? noWrap(phone)}</span>
    </ButtonLink>
  );
}

type TextUsProps = { business: Pick<Business, 'phone' | 'textable'>; isIcon?: boolean };

/** A link that opens a text message. It is left out if the number takes no texts. */
export function TextUsLink({ business, isIcon }: TextUsProps) {
  if (!business.textable) return null;
  return (
    <ButtonLink
      href={smsHref(business.phone)}
      variant="secondary"
      aria-label="Text us"
      className={`print:hidden ${isIcon ? 'w-12 shrink-0 grow-0! px-0 max-[22rem]:hidden lg:hidden' : ''}`}
    >
      <Icon of={MessageSquare} className="size-5 shrink-0" />
      {!isIcon && 'Text us'}
    </ButtonLink>
  );
}
