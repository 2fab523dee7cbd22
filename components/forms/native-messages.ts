import { useState, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

type Messages = {
  /** Whether a message is shown for the field of that name. */
  has: (name: string) => boolean;
  /** Shows the browser's message for it; an empty one takes it away. */
  show: (name: string, message: string) => void;
};

/**
 * Handlers for a form that repeat the browser's own messages in the page, for people to whom its bubble
 * is too brief: from the moment the browser objects until the field is right. Its checks stay as they are.
 */
export function nativeMessageHandlers({ has, show }: Messages) {
  const report = ({ target }: SyntheticEvent) => {
    if (isControl(target)) show(target.name, target.validationMessage);
  };
  // Nobody is corrected while they type for the first time; a message that is shown is kept true.
  const update = (event: SyntheticEvent) => {
    if (isControl(event.target) && has(event.target.name)) report(event);
  };
  return { onInvalidCapture: report, onInputCapture: update, onBlurCapture: update };
}

/** The same for a small form that may re-render as a whole. `messages` is by field name. */
export function useNativeMessages() {
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const handlers = nativeMessageHandlers({
    has: (name) => Boolean(messages[name]),
    show: (name, message) => setMessages((before) => ({ ...before, [name]: message })),
  });
  return { messages, handlers };
}
