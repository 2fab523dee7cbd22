import { useWizard } from './booking-context';

/** The reasons to trust the business: one line on phones, and a list beside the step on wide screens. */
export function TrustList({ className }: { className: string }) {
  const { trust } = useWizard();
  return (
    <ul
      className={`dotted flex flex-wrap items-baseline text-small max-sm:[&_span]:sr-only lg:grid lg:gap-2 lg:text-body lg:*:after:hidden print:hidden ${className}`}
    >
      {trust}
    </ul>
  );
}
