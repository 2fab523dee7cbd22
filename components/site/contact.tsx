import type { SiteContent } from '@/lib/content/load';
import { MessageSquare, Phone } from 'lucide';
import { Fragment } from 'react';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import type { Business } from '@/lib/content/schemas/business';
import { pageHref, phoneHref, smsHref } from '@/lib/site/links';

export type ContactDetails = Pick<Business, 'phone' | 'email'>;

/**
 * A text with the business's phone number and email address as links. The key replaces it as a whole: a browser's
 * translation moves text nodes, and React couldn't change or remove them one by one.
 */
export function ContactText({ text, contact: { phone, email } }: { text: string; contact: ContactDetails }) {
  const details = [phone, email ?? phone].map((detail) => detail.replace(/\W/g, '\\$&'));
  const parts = text.split(new RegExp(`(${details.join('|')})`)).map((part, index) => {
    if (part === phone) return <PhoneText key={index} phone={part} />;
    if (part === email) return <EmailText key={index} email={part} />;
    return <Fragment key={index}>{unbroken(part)}</Fragment>;
  });
  return <span key={text}>{parts}</span>;
}

/** Says when we take emergencies. Use it only for a business that does. */
export const emergencyLine = ({ emergencyHours, phone }: SiteContent['facts']) =>
  `Emergency service is available ${emergencyHours}. Call ${phone}.`;

/** The label of a call while we take only emergencies. */
export const callNow = ({ emergencyHours }: SiteContent['facts']) =>
  emergencyHours === '24/7' ? 'Call now, 24/7' : 'Call now';

/** The number as a link. Like in `unbroken`, it wraps only where it has no room, and keeps its order. */
export function PhoneText({ phone, className = 'inline-block' }: { phone: string; className?: string }) {
  return (
    <TextLink href={phoneHref(phone)} className={className}>
      <bdi>{phone}</bdi>
    </TextLink>
  );
}

export function EmailText({ email, className = '' }: { email: string | undefined; className?: string }) {
  if (!email) return null;
  return (
    <TextLink href={`mailto:${email}`} className={`wrap-anywhere ${className}`}>
      {email}
    </TextLink>
  );
}

export function BookNowLink({ variant, className }: { variant?: ButtonVariant; className?: string }) {
  return (
    <ButtonLink href={pageHref('/checkout')} variant={variant} className={className}>
      Book Now
    </ButtonLink>
  );
}

type Props = {
  phone: string;
  /** Shown in place of the number: "Call". */
  label?: string;
  variant?: ButtonVariant;
  className?: string;
  /** Shown in place of the label while we take only emergencies: "Call now, 24/7". */
  urgentLabel?: string;
};

/** A link that calls the business. Without a label, it shows the number. */
export function PhoneLink({ phone, label, variant = 'secondary', className, urgentLabel }: Props) {
  return (
    <ButtonLink
      href={phoneHref(phone)}
      variant={variant}
      className={className}
      aria-label={label ? undefined : `Call ${phone}`}
    >
      <Icon of={Phone} className="size-5 shrink-0" />
      <span className={`md:whitespace-nowrap ${urgentLabel ? 'in-data-[shop=emergency]:hidden' : ''}`}>
        {unbroken(label ?? phone)}
      </span>
      {urgentLabel && <span className="hidden leading-5 in-data-[shop=emergency]:block">{urgentLabel}</span>}
    </ButtonLink>
  );
}

type TextUs = { business: Pick<Business, 'phone' | 'textable'>; icon?: boolean };

export function TextUsLink({ business, icon }: TextUs) {
  if (!business.textable) return null;
  return (
    <ButtonLink
      href={smsHref(business.phone)}
      variant="secondary"
      aria-label="Text us"
      className={`print:hidden ${icon ? 'w-12 shrink-0 grow-0! px-0 max-[22rem]:hidden lg:hidden' : ''}`}
    >
      <Icon of={MessageSquare} className="size-5 shrink-0" />
      {!icon && 'Text us'}
    </ButtonLink>
  );
}

export function PostalAddress({ street, city, state, zipCode }: Business['address']) {
  return (
    <address className="not-italic">
      {street}
      {street && <br />}
      {`${city}, ${state} ${zipCode}`}
    </address>
  );
}
