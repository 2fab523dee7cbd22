import type { FocusEvent, FormEvent, MouseEvent, SyntheticEvent } from 'react';
import { wallClock } from '@/lib/hours/shop-clock';
import { cleanAnswer } from '@/lib/text/plain-text';
import { useWaitingForm } from './waiting-form';

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is FormControl =>
  target instanceof Element && target.matches('input, select, textarea');

const isInvalid = (element: Element): element is FormControl =>
  isControl(element) && element.willValidate && !element.validity.valid;

type NativeFormOptions = {
  /**
   * Shows the browser's message at the field with this name, or removes it if the message is ''. The browser then shows
   * no bubble with the same words. Without this function, it does.
   */
  showMessage?: (name: string, message: string) => void;
};

/** Returns the props for a form that the browser validates, before and after hydration. */
export function useNativeForm({ showMessage }: NativeFormOptions = {}) {
  const waitingForm = useWaitingForm();

  const report = ({ target }: SyntheticEvent) => {
    if (isControl(target)) showMessage?.(target.name, target.validationMessage);
  };
  // The browser fires this event for each invalid control. If we cancel them all, it doesn't move the focus, so we do.
  const replaceBubble = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!showMessage) return;
    event.preventDefault();
    report(event);
    const first = [...event.currentTarget.elements].find(isInvalid);
    if (event.target === first) first.focus();
  };
  // This only updates a message that is shown: we don't correct visitors while they first type.
  const update = (event: SyntheticEvent) => {
    if (isControl(event.target) && event.target.getAttribute('aria-invalid') === 'true') report(event);
  };

  // The browser would accept blanks or invisible characters alone as an answer to a required field.
  const clean = (control: Element) => {
    if (!isControl(control)) return;
    const text = cleanAnswer(control.value);
    if (control.value !== text) control.value = text;
  };

  return {
    ...waitingForm,
    onInvalidCapture: replaceBubble,
    onInputCapture: update,
    // A form library reads the control at its blur, which comes after this.
    onBlurCapture(event: FocusEvent<HTMLFormElement>) {
      clean(event.target);
      update(event);
    },
    // The browser validates after this click. In some browsers the last field keeps the focus, so it had no blur.
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
      if (!(target instanceof Element && target.closest('[type="submit"]'))) return;
      for (const control of currentTarget.elements) clean(control);
    },
    // The page may have been open since yesterday. The browser has accepted the form, so each date is empty or
    // complete.
    onSubmitCapture(event: FormEvent<HTMLFormElement>) {
      for (const date of event.currentTarget.querySelectorAll<HTMLInputElement>('[type="date"]'))
        setEarliestDate(date);
      if (event.currentTarget.reportValidity()) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Makes today the earliest date. We don't touch a date that is half typed, because Chrome would empty it. The
 * prerendered page has no earliest date, because it would be that of the build.
 */
export function setEarliestDate(date: HTMLInputElement) {
  if (!date.validity.badInput) date.min = wallClock(new Date()).day;
}

/** Moves the focus to a control, and shows the browser's message if its answer is invalid. */
export function focusAndCheck(control: Element | null | undefined) {
  if (!control || !isControl(control)) return;
  control.focus();
  control.checkValidity();
}
