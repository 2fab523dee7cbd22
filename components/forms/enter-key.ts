import type { KeyboardEvent } from 'react';

function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  const isNext = target instanceof HTMLInputElement && target.getAttribute('enterkeyhint') === 'next';
  // While an input method composes a word, Enter picks the word.
  if (key !== 'Enter' || !isNext || nativeEvent.isComposing) return;
  event.preventDefault();
  const controls = [...currentTarget.elements];
  const next = controls
    .slice(controls.indexOf(target) + 1)
    .find((control) => control.matches('input, select, textarea, button'));
  if (next instanceof HTMLElement) next.focus();
}

/** Form props: Enter goes to the next control if the key says "next" (`enterkeyhint`). */
export const nextOnEnter = { onKeyDown };
