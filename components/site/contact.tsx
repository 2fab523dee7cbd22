import { MessageSquare, Phone } from 'lucide';
import { Fragment } from 'react';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import type { Business } from '@/lib/content/schemas/business';
import { phoneHref, smsHref } from '@/lib/site/links';

export type Contact = Pick<Business, 'phone' | 'email'>;

/** A sentence from content/ with the business's phone number and email address as links. */
export function ContactText({ text, contact: { phone, email } }: { text: string; contact: Contact }) {
  const details = [phone, email ?? phone].map((detail) => detail.replace(/\W/g, '\\$&'));
  return text.split(new RegExp(`(${details.join('|')})`)).map((part, index) => {
    if (part === phone) return <PhoneText key={index} phone={part} />;
    if (part === email) return <EmailText key={index} email={part} />;
    return <Fragment key={index}>{unbroken(part)}</Fragment>;
  });
}

export function PhoneText({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <TextLink href={phoneHref(phone)} className={`whitespace-nowrap ${className}`}>
      {phone}
    </TextLink>
  );
}

export function EmailText({ email, className }: { email: string | undefined; className?: string }) {
  return (
    email && (
      <TextLink href={`mailto:${email}`} className={className}>
        {email}
      </TextLink>
    )
  );
}

type Props = {
  phone: string;
  /** Shown in place of the number: "Call". */
  label?: string;
  variant?: ButtonVariant;
  className?: string;
  /** What a call is for, in a second line. */
  note?: string;
};

/** A link that calls the business. Screen readers hear what it does and the number: "Call (612) 555-0142". */
export function PhoneLink({ phone, label, variant = 'secondary', className, note }: Props) {
  // What one sees comes first and together: people say it to press the link.
  const name = [label ?? `Call ${phone}`, note, label && phone].filter(Boolean).join(' ');
  return (
    <ButtonLink href={phoneHref(phone)} variant={variant} className={className} aria-label={name}>
      {/* A new element with the note, or the label would count as a layout shift. */}
      <span key={note} className="-my-1 grid justify-items-center leading-5">
        <span className="flex items-center gap-2">
          <Icon of={Phone} className="size-5 shrink-0" />
          <span className="md:whitespace-nowrap">{label ?? phone}</span>
        </span>
        {/* The space parts it from the label in speech. */}
        {note && <span className="-mx-4 -mb-1 text-[0.75em]/4 font-normal">{` ${note}`}</span>}
      </span>
    </ButtonLink>
  );
}

type TextUs = {
  business: Pick<Business, 'phone' | 'textable'>;
  label: string;
  icon?: boolean;
};

export function TextUsLink({ business, label, icon }: TextUs) {
  if (!business.textable) return null;
  return (
    <ButtonLink
      href={smsHref(business.phone)}
      variant="secondary"
      className={`print:hidden ${icon ? 'w-12 shrink-0 grow-0! px-0 max-[22rem]:hidden' : ''}`}
    >
      <Icon of={MessageSquare} className="size-5 shrink-0" />
      <span className={icon ? 'sr-only' : ''}>{label}</span>
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
