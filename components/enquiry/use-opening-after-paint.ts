'use client';

import { useEffect } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/**
 * Opens a dialog one frame after its button was pressed, since building it takes a slow phone longer than showing the press does. Until
 * the page is alive, and in browsers that know no popovers, the browser or public/site.js opens it by itself.
 */
export function useOpeningAfterPaint(dialogId: string | undefined) {
  useEffect(() => {
    if (dialogId === undefined) return;
    const open = (event: MouseEvent) => {
      const button =
        event.target instanceof Element && event.target.closest<HTMLElement>('[popovertargetaction=show]');
      const dialog = document.getElementById(dialogId);
      if (!button || button.getAttribute('popovertarget') !== dialogId || !dialog?.showPopover) return;
      event.preventDefault();
      afterPaint(() => {
        // By its button, as the browser would have done it.
        if (!dialog.matches(':popover-open')) dialog.showPopover({ source: button });
      });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [dialogId]);
}
