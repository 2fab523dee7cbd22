'use client';

import { useState, type FocusEvent } from 'react';
import { isUnusualPhone } from '@/lib/forms/hints';

/** A quiet second look at a phone number that was left with other than ten digits. It holds nobody up. */
export function usePhoneNotice(hint: string) {
  const [isUnusual, setUnusual] = useState(false);
  return {
    notice: isUnusual ? hint : undefined,
    onBlur: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.name === 'phone')
        setUnusual(isUnusualPhone(target.value));
    },
  };
}
