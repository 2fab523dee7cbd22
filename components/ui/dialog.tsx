import { Button } from './button';
import { cardSurface } from './card';
import { X } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';

type Props = { id: string; heading: string; close: string; children: ReactNode };

/**
 * A dialog over the page, as a popover. A button with `popovertarget={id}` opens it, before and without script
 * where the browser can (public/site.js does it for older ones); Escape closes it and gives the focus back. It must stand directly
 * in the body: public/site.js puts what is beside it out of reach. See docs/decisions/dialog-by-popover.md.
 */
export function Dialog({ id, heading, close, children }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={`${id}-heading`}
      className={`m-auto within-screen w-column border-line overflow-y-auto p-2.5 text-ink backdrop:bg-lake/70 sm:p-4 ${cardSurface}`}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={`${id}-heading`} className="text-h2">
          {heading}
        </h2>
        <Button
          variant="bare"
          shape="icon"
          aria-label={close}
          className="-mt-1 -mr-1"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon of={X} className="size-3" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
