import { useState, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

type Messages = {
  /** Whether a message is shown for this field. */
  has: (name: string) => boolean;
  /** Shows the message; an empty one removes it. */
  show: (name: string, message: string) => void;
};

/**
 * Form handlers that repeat the browser's validation messages in the page, where they stay until
 * the field is valid. Validation itself is unchanged.
 */
export function nativeMessageHandlers({ has, show }: Messages) {
  const report = ({ target }: SyntheticEvent) => {
    if (isControl(target)) show(target.name, target.validationMessage);
  };
  // Only updates a message: visitors aren't corrected while they first type.
  const update = (event: SyntheticEvent) => {
    if (isControl(event.target) && has(event.target.name)) report(event);
  };
  return { onInvalidCapture: report, onInputCapture: update, onBlurCapture: update };
}

/** The same for a small form that may re-render as a whole. `messages` is keyed by field name. */
export function useNativeMessages() {
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const handlers = nativeMessageHandlers({
    has: (name) => Boolean(messages[name]),
    show: (name, message) => setMessages((before) => ({ ...before, [name]: message })),
  });
  return { messages, handlers };
}
