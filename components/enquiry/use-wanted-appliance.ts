'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that opens the dialog around a form may stand beside an appliance: `popovertarget={dialogId}
 * data-appliance="Dishwasher"`. The form then begins with it, unless the visitor has chosen another one already.
 */
export function useWantedAppliance(form: RefObject<HTMLFormElement | null>, dialogId: string | undefined) {
  const filledIn = useRef('');

  useEffect(() => {
    if (dialogId === undefined) return;
    const fillIn = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('button[data-appliance]');
      if (!button || button.getAttribute('popovertarget') !== dialogId) return;
      const choice = form.current?.elements.namedItem('applianceType');
      if (!(choice instanceof HTMLSelectElement)) return;
      const wanted = button.getAttribute('data-appliance') ?? '';
      const isOffered = [...choice.options].some(({ value }) => value === wanted);
      if (!isOffered || (choice.value !== '' && choice.value !== filledIn.current)) return;
      choice.value = filledIn.current = wanted;
    };
    document.addEventListener('click', fillIn);
    return () => document.removeEventListener('click', fillIn);
  }, [form, dialogId]);
}
