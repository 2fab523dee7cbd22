'use client';

import { Button } from '@/components/ui/button';
import { useBooking } from './booking-context';

/** Empties everything at once. What was there can be brought back until something else is done. */
export function ClearAnswers() {
  const { words, state, store, once } = useBooking();
  if (state.draft.serviceId === undefined) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-1 print:hidden">
      <p className="text-small text-soft">{words.clear.note}</p>
      <Button variant="quiet" className="-ml-2.5 sm:-mr-2.5 sm:ml-auto" onClick={once(store.clear)}>
        {words.clear.button}
      </Button>
    </div>
  );
}
