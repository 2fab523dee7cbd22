'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useBooking } from './booking-context';

type Props = {
  /** What the browser's tab says. */
  title: string;
  children: ReactNode;
};

/** The heading of a step. After a move it takes the focus (unless a field is to have it), and the tab's title names it. */
export function StepHeading({ title, children }: Props) {
  const { state } = useBooking();
  const { moves, field } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title;
  }, [title, moves]);

  useEffect(() => {
    if (moves === 0 || field !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [moves, field]);

  return (
    <h1 ref={heading} tabIndex={-1} className="text-h1">
      {children}
    </h1>
  );
}
