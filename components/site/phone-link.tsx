import { Phone } from 'lucide-react';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { phoneHref } from '@/lib/hand-off/phone';

type Props = { phone: string; label: string; variant?: ButtonVariant; className?: string; showNumber?: boolean };

/** Calls the business. Its name for a screen reader always says the number. */
export function PhoneLink({ phone, label, variant = 'secondary', className = '', showNumber = true }: Props) {
  return (
    <ButtonLink href={phoneHref(phone)} variant={variant} className={className}>
      <Phone aria-hidden className="size-2.5 shrink-0" />
      {showNumber ? (
        <span className="whitespace-nowrap tabular-nums">
          <span className="sr-only">{`${label} `}</span>
          {phone}
        </span>
      ) : (
        <span>
          {label}
          <span className="sr-only">{` ${phone}`}</span>
        </span>
      )}
    </ButtonLink>
  );
}
