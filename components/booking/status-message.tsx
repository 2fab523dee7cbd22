import { Button } from '@/components/ui/button';
import { useBooking, useWizard } from './booking-context';

/** Tells screen readers what just happened; sighted visitors see it on the page. */
export function StatusMessage() {
  const { clear, information } = useWizard().words;
  const notice = useBooking((state) => state.notice?.kind);
  const sentence = { cleared: clear.done, restored: clear.undone, 'place-filled': information.placeFilled };
  return (
    <p role="status" className="sr-only">
      {notice && <span key={notice}>{sentence[notice]}</span>}
    </p>
  );
}

/** Clears every answer. Undo is offered until the next move. */
export function ClearAnswers() {
  const { words, store } = useWizard();
  const hasAnswers = useBooking(({ booking, last }) => Boolean(booking.serviceId ?? last));
  if (!hasAnswers) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-2 border-t border-line pt-1 print:hidden">
      <p className="text-small text-soft">{words.clear.note}</p>
      <Button variant="quiet" className="-ml-2.5 sm:-mr-2.5 sm:ml-auto" onClick={store.clear}>
        {words.clear.button}
      </Button>
    </div>
  );
}
