import { Button } from './button';
import { cardSurface } from './card';
import { X } from 'lucide';
import { Icon } from './icon';
import type { ReactNode } from 'react';

type Props = { id: string; heading: string; close: string; children: ReactNode };

/**
 * A native dialog. A button with `commandfor={id} command="show-modal"` opens it, before and without script
 * where the browser can (public/site.js does it for older ones); Escape closes it and gives the focus back.
 */
export function Dialog({ id, heading, close, children }: Props) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`m-auto w-column border-line overflow-y-auto p-2.5 text-ink backdrop:bg-lake/70 sm:p-4 ${cardSurface}`}
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
          {...{ commandfor: id, command: 'close' }}
        >
          <Icon of={X} className="size-3" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
