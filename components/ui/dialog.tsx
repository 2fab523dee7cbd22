import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** Invoker commands, which React's types don't include yet. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

/** Opens the Dialog with this id natively, so it works before hydration too. */
export function DialogButton({ dialog, ...button }: ComponentProps<typeof Button> & { dialog: string }) {
  return <Button {...button} {...command('show-modal', dialog)} />;
}

type Props = { id: string; heading: string; children: ReactNode };

/**
 * A native modal dialog: the browser keeps the focus inside, and Escape or a click outside closes it. A popover opens
 * 40 ms faster on a slow phone, but needs code that makes the rest of the page inert. lib/browser/dialog-buttons.ts
 * opens the dialog in browsers without `command`.
 */
export function Dialog({ id, heading, children }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-heading`}
      className="sheet card m-auto max-h-[calc(100%-2rem)] w-column max-w-[calc(100%-2rem)] scroll-pt-16 scroll-pb-24 overflow-y-auto p-5 sm:p-8"
    >
      <div className="sticky -top-5 z-10 flex items-center justify-between gap-4 bg-card sm:-top-8">
        {/* The heading gets the focus, because it comes before the close button. Firefox needs autoFocus for that. */}
        <h2 id={`${id}-heading`} tabIndex={-1} autoFocus>
          {heading}
        </h2>
        <Button variant="bare" shape="icon" aria-label="Close" className="-mr-2" {...command('close', id)}>
          <Icon of={X} className="size-6" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
