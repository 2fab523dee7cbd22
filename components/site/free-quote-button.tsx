import { Button, type ButtonVariant } from '@/components/ui/button';

type Props = {
  label: string;
  /** The appliance that the form in the dialog begins with, one of its own options: "Dishwasher". */
  appliance?: string;
  variant?: ButtonVariant;
  className?: string;
};

/** Opens the quote dialog, natively where the browser can. The page must hold a dialog with the id `quote-dialog`. */
export function FreeQuoteButton({ label, appliance, variant = 'secondary', className = '' }: Props) {
  return (
    <Button
      variant={variant}
      className={className}
      data-appliance={appliance}
      popoverTarget="quote-dialog"
      popoverTargetAction="show"
    >
      {label}
    </Button>
  );
}
