import { unbroken } from '@/components/ui/unbroken';

/** What the page says about a press, right below the pressed button. `count` tells presses apart. */
export function PressStatus({ message, count }: { message: string; count: number }) {
  return (
    <p role="status" className="press-status">
      {/* The key makes screen readers announce a repeated message. */}
      {count > 0 && <span key={count}>{unbroken(message)}</span>}
    </p>
  );
}
