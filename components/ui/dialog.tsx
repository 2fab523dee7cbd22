import { X } from 'lucide-react';
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
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-column overflow-y-auto rounded-soft border border-line bg-card p-2.5 text-ink shadow-soft backdrop:bg-lake/70 sm:p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={`${id}-heading`} className="text-h2">
          {heading}
        </h2>
        <button
          type="button"
          {...{ commandfor: id, command: 'close' }}
          aria-label={close}
          className="inline-flex size-5.5 shrink-0 cursor-pointer items-center justify-center rounded-soft hover:bg-ice"
        >
          <X aria-hidden className="size-3" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
