import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { useBooking, useWizard } from './booking-context';

/** Says what has just happened to who can't see it: the step, or the filled-in fields, are there for the eye. */
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

/** After everything was cleared: the way to undo it, below the heading that has the focus. */
export function UndoClear() {
  const { words, store } = useWizard();
  const isCleared = useBooking((state) => state.notice?.kind === 'cleared');
  if (!isCleared) return null;
  return (
    <Panel tint="ice" className="mt-3 flex items-center justify-between gap-x-1">
      <p className="font-semibold">{words.clear.done}</p>
      <Button variant="quiet" onClick={store.undo}>
        {words.clear.undo}
      </Button>
    </Panel>
  );
}

/** Empties everything at once. It can be undone until the next move. */
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
