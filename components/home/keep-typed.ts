type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/**
 * Remembers what is typed, and where the visitor is typing. React draws a page anew that a translator or an extension has changed, with
 * empty fields: what this gives back, called after that, fills them as they were.
 */
export function keepTyped(): () => void {
  const typed = new Map<string, string>();
  let focused = '';
  const note = (target: unknown) => isControl(target) && typed.set(target.id, target.value);
  // Typed before this script came.
  for (const control of document.querySelectorAll('input, select, textarea'))
    if (isControl(control) && control.value) note(control);
  if (isControl(document.activeElement)) focused = document.activeElement.id;
  document.addEventListener('input', ({ target }) => note(target), true);
  document.addEventListener('focusin', ({ target }) => (focused = isControl(target) ? target.id : ''));
  return () => {
    for (const [id, value] of typed) {
      const control = document.getElementById(id);
      if (isControl(control) && control.value !== value) control.value = value;
    }
    if (document.activeElement === document.body)
      document.getElementById(focused)?.focus({ preventScroll: true });
  };
}
