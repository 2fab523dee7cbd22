'use client';

import { Button } from '@/components/ui/button';
import { useBooking } from './booking-context';

/** One status message for what has just happened, and the way to undo it. */
export function BookingNews() {
  const { words, state, store } = useBooking();
  const { news } = state;
  const { clear, information } = words;
  const sentence = { cleared: clear.done, restored: clear.undone, 'place-filled': information.placeFilled };
  // What stands in the fields for everybody to see is said to screen readers alone.
  const isShown = news === 'cleared' || news === 'restored';
  return (
    <div
      className={
        isShown ? 'mb-2 flex items-center justify-between gap-x-1 rounded-soft bg-ice py-0.5 pl-2' : undefined
      }
    >
      <p role="status" className={isShown ? 'font-semibold' : 'sr-only'}>
        {news && <span key={news}>{sentence[news]}</span>}
      </p>
      {news === 'cleared' && (
        <Button variant="quiet" onClick={store.undo}>
          {clear.undo}
        </Button>
      )}
    </div>
  );
}
