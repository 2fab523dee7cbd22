import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Control } from '@/lib/forms/fields';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import type { Shop } from '@/lib/hours/shop';
import { endInquiry, type EndedInquiry } from '@/lib/request/end-inquiry';
import type { InquiryLastScreen } from './inquiry-last-screen';

/** The form is 'ending' while its last screen loads, and 'failed' if that doesn't arrive. */
type State =
  | { step: 'asking' | 'ending' }
  | { step: 'failed'; inquiry: EndedInquiry }
  | { step: 'ended'; inquiry: EndedInquiry; Screen: typeof InquiryLastScreen };

export type InquiryState = State;

/** Loads the last screen of the form. Call it when a visitor starts to fill in the form. */
export const loadLastScreen = () => import('./inquiry-last-screen');

/** The state of a form, and functions to submit it and to go back to its questions. */
export function useInquiry(kind: InquiryKind, fields: readonly Control[], shop: Shop) {
  const [state, setState] = useState<State>({ step: 'asking' });
  // React must render now, because the press is over by then (docs/decisions/early-presses.md).
  const show = (next: State) => flushSync(() => setState(next));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'ending') return;
    // We read the controls, which also have what was typed or autofilled before hydration.
    const inquiry = endInquiry({ kind, fields, data: new FormData(event.currentTarget) }, shop);
    setState({ step: 'ending' });
    loadLastScreen().then(
      ({ deliverFromPage, InquiryLastScreen: Screen }) => {
        void deliverFromPage(inquiry.summary);
        show({ step: 'ended', inquiry, Screen });
      },
      () => show({ step: 'failed', inquiry }),
    );
  }

  return { state, submit, askAgain: () => show({ step: 'asking' }) };
}
