'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { FormRules } from '@/lib/forms/attributes';
import { chicagoDate } from '@/lib/forms/dates';
import { emailCheckOf } from '@/lib/forms/email-check';

const subscribe = () => () => undefined;
const today = () => chicagoDate(new Date());
const unknown = () => undefined;

/** What the checks depend on: today, known after hydration only, and the browser's own verdict on e-mail addresses. */
export function useFormRules(): FormRules & { isReady: boolean } {
  const minDate = useSyncExternalStore(subscribe, today, unknown);
  return useMemo(() => {
    if (minDate === undefined) return { isReady: false };
    return { isReady: true, minDate, isEmail: emailCheckOf(document.createElement('input')) };
  }, [minDate]);
}
