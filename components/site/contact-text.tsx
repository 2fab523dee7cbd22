import { Fragment } from 'react';
import { noWrap } from '@/components/ui/no-wrap';
import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/schemas/business';
import { phoneHref } from '@/lib/site/links';

export type ContactDetails = Pick<Business, 'phone' | 'email'>;

/**
 * A text with the business's phone number and email address as links. It has a key, so that React replaces it as a
 * whole. After a browser has translated a page, React can't change or remove its text nodes one by one.
 */
export function ContactText({ text, contact: { phone, email } }: { text: string; contact: ContactDetails }) {
  const details = [phone, email].filter((detail) => detail !== undefined);
  const pattern = details.map((detail) => detail.replace(/\W/g, '\\$&')).join('|');
  const parts = text.split(new RegExp(`(${pattern})`)).map((part, index) => {
    if (part === phone) return <PhoneText key={index} phone={part} />;
    if (part === email) return <EmailText key={index} email={part} />;
    return <Fragment key={index}>{noWrap(part)}</Fragment>;
  });
  return <span key={text}>{parts}</span>;
}

/** The number as a link. It wraps only in a column that is too narrow, and keeps its order (see `noWrap`). */
export function PhoneText({ phone, className = 'inline-block' }: { phone: string; className?: string }) {
  return (
    <TextLink href={phoneHref(phone)} dir="ltr" className={className}>
      {phone}
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

export function PostalAddress({ street, city, state, zipCode }: Business['address']) {
  return (
    <address className="not-italic">
      {street}
      {street && <br />}
      {`${city}, ${state} ${zipCode}`}
    </address>
  );
}
