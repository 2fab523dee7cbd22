import type { FocusEvent, MouseEvent, SyntheticEvent } from 'react';
import { useIsReady } from '@/components/ui/use-is-ready';
import { wallClock } from '@/lib/hours/shop-clock';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is FormControl =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * Props for a form that the browser validates, before and after hydration. `show` gets the name of a field and the
 * browser's own message, to repeat it in the page, or '' once the field is valid. `write` changes the text of a control
 * whose value a form library keeps.
 */
export function useNativeForm(
  show: (name: string, message: string) => void,
  write = (control: FormControl, text: string): unknown => (control.value = text),
) {
  const isReady = useIsReady();

  const report = ({ target }: SyntheticEvent) => {
    if (isControl(target)) show(target.name, target.validationMessage);
  };
  // Only updates a message: visitors aren't corrected while they first type.
  const update = (event: SyntheticEvent) => {
    if (isControl(event.target) && event.target.getAttribute('aria-invalid') === 'true') report(event);
  };

  /** Blanks count as empty, for the browser too. */
  const trim = (control: Element) => {
    if (isControl(control) && control.value !== control.value.trim()) write(control, control.value.trim());
  };

  return {
    // A form that is submitted before hydration would put the answers into the address and the server's log. With
    // "dialog", nothing is sent and the browser still validates. The boot script then repeats the submit. A disabled
    // button would look dead, and a React form action needs a javascript: address, which our policy blocks.
    method: 'dialog',
    'data-waiting': isReady ? undefined : '',
    onInvalidCapture: report,
    onInputCapture: update,
    onBlurCapture(event: FocusEvent<HTMLFormElement>) {
      trim(event.target);
      update(event);
    },
    // The browser validates after this click. Some browsers leave the focus in the last field.
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
      if (!(target instanceof Element && target.closest('[type="submit"]'))) return;
      for (const control of currentTarget.elements) {
        trim(control);
        setEarliestDate(control);
      }
    },
  };
}

/** Sets the earliest date to today, because the page may have been open since yesterday. */
function setEarliestDate(control: Element) {
  if (control.matches('[type="date"]')) control.setAttribute('min', wallClock(new Date()).day);
}

/** Moves the focus to a control, and shows the browser's message if its answer is wrong now. */
export function focusAndCheck(control: Element | null | undefined) {
  if (!control || !isControl(control)) return;
  control.focus();
  setEarliestDate(control);
  control.checkValidity();
}
