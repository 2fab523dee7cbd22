'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { chicagoDate } from '@/lib/booking/chicago-date';
import { emailCheckOf } from '@/lib/booking/email-check';
import type { FormRules } from '@/lib/booking/limits';

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
