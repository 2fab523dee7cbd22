import { useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RequestResultProps } from '@/components/request/request-result';
import { sendingWords } from '@/components/request/sending';
import type { Way } from '@/lib/booking/ways';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import type { Inquiry } from './inquiry-result';

/** A finished form: its request, the panel that shows it, and the app that the press has opened. */
export type Ended = {
  step: 'ended';
  inquiry: Inquiry;
  Panel: ComponentType<RequestResultProps>;
  way: Way | undefined;
};

/**
 * The form is 'waiting' if 'loading' takes so long that we must say so. It is 'empty' if the visitor has to choose an
 * appliance or describe the problem.
 */
type State = { step: 'asking' | 'loading' | 'waiting' | 'failed' | 'empty' } | Ended;

export type InquiryStep = State['step'];

/** Loads the schema, the summary and the final panel. Call it when a visitor starts to fill in the form. */
export const loadEnd = () => import('./inquiry-result').finally(() => (isEndLoaded = true));
let isEndLoaded = false;

/** The state of a form, and functions to submit it and to go back to its questions. */
export function useInquiry(kind: InquiryKind, business: RequestResultProps['business']) {
  const [state, setState] = useState<State>({ step: 'asking' });
  // React must render now, because the press is over by then (docs/decisions/early-presses.md).
  const show = (next: State) => flushSync(() => setState(next));

  async function end(data: FormData) {
    // A browser opens an app only during a press. If the code loads only now, the press is over before.
    const isInPress = isEndLoaded;
    const { inquiryFrom, deliver, isTouch, openApp, Panel, suggestedWay } = await loadEnd();
    const inquiry = inquiryFrom(kind, data);
    if (typeof inquiry === 'string') return show({ step: inquiry });
    const { summary, isReachable } = inquiry;
    void deliver(summary);
    const opens = isInPress && isReachable && !sendingWords;
    const way = opens ? suggestedWay(summary.callFirst, business, isTouch()) : undefined;
    if (way) openApp(way, summary, business);
    show({ step: 'ended', inquiry, Panel, way });
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
    /** Removes the message that the form is empty. */
    clearEmpty: () => state.step === 'empty' && setState({ step: 'asking' }),
  };
}
