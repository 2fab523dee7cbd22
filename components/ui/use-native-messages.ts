import { useState, type FormEvent, type SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/**
 * The browser's own words about each field, for people to whom its bubble is too brief: from the moment the
 * browser objects (`invalid`) until the field is right. Spread `handlers` on the form; `messages` is by field name.
 * The browser's checks themselves stay as they are.
 */
export function useNativeMessages() {
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});

  const say = (control: Control) =>
    setMessages((before) => {
      const now = control.validationMessage;
      if ((before[control.name] ?? '') === now) return before;
      const { [control.name]: _gone, ...others } = before;
      return now ? { ...others, [control.name]: now } : others;
    });

  return {
    messages,
    handlers: {
      onInvalidCapture: ({ target }: FormEvent) => {
        if (isControl(target)) say(target);
      },
      // Once something was said it is kept true while the person types; nothing new is said before that.
      onInputCapture: ({ target }: SyntheticEvent) => {
        if (isControl(target) && messages[target.name]) say(target);
      },
      onBlurCapture: ({ target }: SyntheticEvent) => {
        if (isControl(target) && messages[target.name]) say(target);
      },
    },
  };
}
