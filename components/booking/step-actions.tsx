'use client';

import { Button } from '@/components/ui/button';
import { useBooking } from './booking-context';

type Props = {
  /** The button that submits the form around it. */
  label: string;
  /** Just before the browser checks that form. */
  onPress?: () => void;
};

/** On, and back. The button that leads on stands first, where Enter and Tab find it. */
export function StepActions({ label, onPress = () => undefined }: Props) {
  const { words, store, once } = useBooking();
  return (
    <div className="mt-4 flex flex-col gap-1.5 sm:flex-row-reverse sm:justify-end print:hidden">
      <Button type="submit" className="sm:min-w-24" onClick={once(onPress)}>
        {label}
      </Button>
      <Button variant="secondary" onClick={once(store.back)}>
        {words.back}
      </Button>
    </div>
  );
}
