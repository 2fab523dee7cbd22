import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Phone } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { phoneHref } from '@/lib/hand-off/phone';

type Props = {
  phone: string;
  label: string;
  variant?: ButtonVariant;
  className?: string;
  showNumber?: boolean;
};

/**
 * Calls the business. `label` is its name: "Call (612) 555-0142" where the number is what stands there, or the
 * visible word "Call", to which a screen reader hears the number added.
 */
export function PhoneLink({ phone, label, variant = 'secondary', className = '', showNumber = true }: Props) {
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
