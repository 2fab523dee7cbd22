'use client';

import { useServedCity } from '@/components/location/city';
import { Says } from './says';

type Props = {
  /** Without script. */
  hours: string;
  /** For a visitor from where the shop doesn't go: where the headline holds. */
  elsewhere: string;
};

/** What qualifies the headline, and a sign whether the shop is open. */
export function Qualification({ hours, elsewhere }: Props) {
  const isElsewhere = useServedCity().elsewhere !== undefined;
  return (
    <p className="mt-2 flex items-center gap-2.5 text-small print:hidden">
      <span className="hidden size-2.5 shrink-0 rounded-round border-2 in-data-shop:block in-data-[shop=open]:border-open in-data-[shop=open]:bg-open" />
      {/* Both in one place: the page would move where one has more lines. */}
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={isElsewhere ? 'invisible' : undefined}>
          <Says part={2} otherwise={hours} />
        </span>
        <span className={isElsewhere ? undefined : 'invisible'}>{elsewhere}</span>
      </span>
    </p>
  );
}
