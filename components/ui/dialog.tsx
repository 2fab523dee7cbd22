import { X } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { cardSurface } from './card';
import { Icon } from './icon';

/** Invoker commands, which React's types don't include yet. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

type ButtonProps = ComponentProps<typeof Button> & {
  /** Id of a Dialog on the page. */
  dialog: string;
};

/** Opens a dialog natively, so it works before hydration too. */
export function DialogButton({ dialog, ...button }: ButtonProps) {
  return <Button {...button} {...command('show-modal', dialog)} />;
}

type Props = { id: string; heading: string; close: string; children: ReactNode };

/** A native modal dialog: Escape or a click outside closes it and restores focus. */
export function Dialog({ id, heading, close, children }: Props) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-heading`}
      className={`m-auto within-screen w-column overflow-y-auto border-line p-2.5 text-ink backdrop:bg-lake/70 sm:p-4 ${cardSurface}`}
    >
      <div className="flex items-start justify-between gap-2">
        {/* Focusable and first, so that the dialog focuses its heading, not the close button. */}
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-h2">
          {heading}
        </h2>
        <Button
          variant="bare"
          shape="icon"
          aria-label={close}
          className="-mt-1 -mr-1"
          {...command('close', id)}
        >
          <Icon of={X} className="size-3" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
