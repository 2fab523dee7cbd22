import { Button } from '@/components/ui/button';
import { useBooking, useWizard } from './booking-context';

/** A status message about what just happened, with Undo where possible. */
export function StatusMessage() {
  const { words, store } = useWizard();
  const notice = useBooking((state) => state.notice?.kind);
  const { clear, information } = words;
  const sentence = { cleared: clear.done, restored: clear.undone, 'place-filled': information.placeFilled };
  // Sighted visitors see the filled-in fields; only screen readers need the sentence.
  const isShown = notice === 'cleared' || notice === 'restored';
  return (
    <div
      className={
        isShown ? 'mb-2 flex items-center justify-between gap-x-1 rounded-soft bg-ice py-0.5 pl-2' : undefined
      }
    >
      <p role="status" className={isShown ? 'font-semibold' : 'sr-only'}>
        {notice && <span key={notice}>{sentence[notice]}</span>}
      </p>
      {notice === 'cleared' && (
        <Button variant="quiet" onClick={store.undo}>
          {clear.undo}
        </Button>
      )}
    </div>
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
