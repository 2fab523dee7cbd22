import { Phone } from 'lucide';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/business';
import { phoneHref } from '@/lib/hand-off/phone';
import { pageHref } from '@/lib/site/href';
import { cardFileName, cardPath } from '@/lib/vcard/business-card';

/** The contact details that a sentence may contain. */
export type Contact = Pick<Business, 'phone' | 'email'>;

/** A sentence from content/ with the business's phone number and email address as links. */
export function ContactText({ text, contact: { phone, email } }: { text: string; contact: Contact }) {
  return splitAt(text, [phone.value, email.value]).map((part, index) => {
    if (part === phone.value) return <PhoneText key={index} phone={part} />;
    if (part === email.value) return <EmailText key={index} email={part} />;
    return part;
  });
}

/** The phone number as a link in text, on one line. */
export function PhoneText({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <TextLink href={phoneHref(phone)} className={`whitespace-nowrap tabular-nums ${className}`.trim()}>
      {phone}
    </TextLink>
  );
}

/** The email address as a link. */
export function EmailText({ email, className = '' }: { email: string; className?: string }) {
  return (
    <TextLink href={`mailto:${email}`} className={className}>
      {email}
    </TextLink>
  );
}

/** Splits the text at each of `marks`, and keeps the marks. */
const splitAt = (text: string, marks: readonly string[]) =>
  text.split(new RegExp(`(${marks.map((mark) => mark.replace(/\W/g, '\\$&')).join('|')})`));

type PhoneLinkProps = {
  phone: string;
  label: string;
  variant?: ButtonVariant;
  className?: string;
  showNumber?: boolean;
};

/**
 * A link that calls the business. With `showNumber`, `label` is the accessible name, such as "Call
 * (612) 555-0142". Otherwise it is the visible word "Call", and screen readers hear the number too.
 */
export function PhoneLink(props: PhoneLinkProps) {
  const { phone, label, variant = 'secondary', className = '', showNumber = true } = props;
  return (
    <ButtonLink
      href={phoneHref(phone)}
      variant={variant}
      className={className}
      aria-label={showNumber ? label : undefined}
    >
      <Icon of={Phone} className="size-2.5 shrink-0" />
      {showNumber ? (
        <span className="whitespace-nowrap tabular-nums">{phone}</span>
      ) : (
        <span>
          {label}
          <span className="sr-only">{` ${phone}`}</span>
        </span>
      )}
    </ButtonLink>
  );
}

/** Street on one line, city, state and ZIP code on the next. */
export function PostalAddress({ street, city, state, zipCode }: Business['address']['value']) {
  return (
    <address className="not-italic">
      {street}
      <br />
      {`${city}, ${state} ${zipCode}`}
    </address>
  );
}

/** Saves the business to the visitor's contacts: a plain file, so it needs no script. */
export function SaveContact({ label, name }: { label: string; name: string }) {
  return (
    <TextLink
      href={pageHref(cardPath)}
      download={cardFileName(name)}
      className="inline-flex min-h-5.5 items-center print:hidden"
    >
      {label}
    </TextLink>
  );
}
