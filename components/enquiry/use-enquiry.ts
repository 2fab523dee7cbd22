'use client';

import { useRef, useState } from 'react';
import type { FormWords } from '@/lib/content/forms';
import type { FormRules } from '@/lib/forms/attributes';
import type { Enquiry, EnquiryKind } from './enquiry-end';

/** The code that ends an enquiry: checks, summary, the ways to hand over. Fetched when somebody begins to fill in a form. */
const loadEnd = () => import('./enquiry-end');

type State =
  | { step: 'asking' | 'waiting' | 'failed' }
  | { step: 'ended'; enquiry: Enquiry; Panel: Awaited<ReturnType<typeof loadEnd>>['Panel'] };

type Asked = { kind: EnquiryKind; rules: FormRules; words: FormWords; referenceLabel: string };

/** Where an enquiry stands, and what moves it on. Nothing leaves the page by any of it. */
export function useEnquiry({ kind, rules, words, referenceLabel }: Asked) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const isBusy = useRef(false);
  const before = useRef<Enquiry>(undefined);

  return {
    state,

    /** Fetches what the end needs. A failure shows only when it matters. */
    prepare: () => void loadEnd().catch(() => undefined),

    /** Takes what the controls hold at this moment, whether typed, filled in by the browser or there before hydration. */
    async finish(form: HTMLFormElement) {
      if (isBusy.current) return;
      isBusy.current = true;
      const held = new Map<string, unknown>(new FormData(form));
      setState({ step: 'waiting' });
      try {
        const { enquiryFrom, Panel } = await loadEnd();
        const enquiry = enquiryFrom({ kind, held, rules, words, referenceLabel }, before.current);
        before.current = enquiry;
        setState(enquiry ? { step: 'ended', enquiry, Panel } : { step: 'failed' });
      } catch {
        setState({ step: 'failed' });
      } finally {
        isBusy.current = false;
      }
    },

    /** Back to the answers. */
    change: () => setState({ step: 'asking' }),
  };
}
