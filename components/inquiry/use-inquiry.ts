import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RequestResultProps } from '@/components/request/request-result';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import type * as End from './inquiry-end';

/** The form is 'waiting' if 'loading' takes so long that we must say so. */
type State =
  | { step: 'asking' | 'loading' | 'waiting' | 'failed' }
  | { step: 'ended'; inquiry: End.Inquiry; InquiryEnd: typeof End.InquiryEnd };

export type InquiryStep = State['step'];

let isEndLoaded = false;

/** Loads the end of the form, with the schema and the summary. Call it when a visitor starts to fill in the form. */
export const loadEnd = () =>
  import('./inquiry-end').then(({ endInquiry, InquiryEnd }) => {
    isEndLoaded = true;
    return { endInquiry, InquiryEnd };
  });

/** The state of a form, and functions to submit it and to go back to its questions. */
export function useInquiry(kind: InquiryKind, business: RequestResultProps['business']) {
  const [state, setState] = useState<State>({ step: 'asking' });
  // React must render now, because the press is over by then (docs/decisions/early-presses.md).
  const show = (next: State) => flushSync(() => setState(next));

  async function end(data: FormData) {
    // If the code still has to load, the press is over by then, and the browser wouldn't open an app.
    const canOpenApp = isEndLoaded;
    const { endInquiry, InquiryEnd } = await loadEnd();
    const inquiry = endInquiry(kind, { data, canOpenApp }, business);
    show(typeof inquiry === 'string' ? { step: inquiry } : { step: 'ended', inquiry, InquiryEnd });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'loading' || state.step === 'waiting') return;
    // We read the controls, which also have what was typed or autofilled before hydration.
    const data = new FormData(event.currentTarget);
    setState({ step: 'loading' });
    // We say so only if loading is slow, because nobody can read a message that flashes by.
    const slow = setTimeout(show, 300, { step: 'waiting' });
    try {
      await end(data);
    } catch {
      show({ step: 'failed' });
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    state,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    askAgain: () => show({ step: 'asking' }),
  };
}
