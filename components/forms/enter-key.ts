import type { KeyboardEvent } from 'react';

function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  const isNext = target instanceof HTMLInputElement && target.getAttribute('enterkeyhint') === 'next';
  // While an input method is composing a word, Enter picks the word.
  if (key !== 'Enter' || !isNext || nativeEvent.isComposing) return;
  event.preventDefault();
  const controls = [...currentTarget.elements];
  const next = controls
    .slice(controls.indexOf(target) + 1)
    .find((control) => control.matches('input, select, textarea, button'));
  if (next instanceof HTMLElement) next.focus();
}

/**
 * To be spread on a form. Enter in a field whose key says "next" (`enterkeyhint`) goes to the next
 * control, as that key promises; anywhere else the browser does what it always does.
 */
export const nextOnEnter = { onKeyDown };
