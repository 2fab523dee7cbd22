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
  const { state, pageTitle } = useBooking();
  const { moves, field } = state;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title;
    // React may bring the head to life after the step, and then puts the page's own title back.
    const observer = new MutationObserver(() => {
      if (title !== pageTitle && document.title === pageTitle) document.title = title;
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [title, pageTitle, moves]);

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
