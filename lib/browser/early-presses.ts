/**
 * An early press, or a form that the visitor has only typed into. `typedIn` is the name of the last field. React may
 * replace the element with one of the same id.
 */
type SavedPress = { element: HTMLElement; isPressed: boolean; typedIn: string };

/**
 * Stops clicks and submits on elements with `data-waiting`, and repeats them once React removes the attribute. For
 * buttons, only the last click is repeated. Decision: docs/decisions/early-presses.md.
 */
export function keepEarlyPresses(page: Document): void {
  // Each form has its id as the key. All buttons share one key.
  const saved = new Map<string, SavedPress>();
  const forget = (key: string) => {
    saved.get(key)?.element.removeAttribute('aria-busy');
    saved.delete(key);
  };
  const observer = new MutationObserver(() => {
    for (const [key, press] of saved) {
      const current = page.getElementById(press.element.id);
      if (current?.matches('[data-waiting]')) continue;
      forget(key);
      repeat(press, current);
    }
    if (saved.size === 0) observer.disconnect();
  });
  const save = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const isClick = type === 'click';
    const isPressed = type !== 'input';
    const element = target.closest<HTMLElement>(isClick ? 'button[data-waiting]' : 'form[data-waiting]');
    if (!element) return;
    const key = isClick ? 'button' : element.id;
    // Typing after a submit must not replace the saved submit.
    if (!isPressed && saved.get(key)?.isPressed) return;
    if (isPressed) {
      event.preventDefault();
      event.stopPropagation();
      forget(key);
      // The style sheet shows that we noticed the press (app/styles/parts.css).
      element.setAttribute('aria-busy', 'true');
    }
    saved.set(key, { element, isPressed, typedIn: target.getAttribute('name') ?? '' });
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-waiting'] });
  };
  for (const type of ['submit', 'click', 'input']) page.addEventListener(type, save, true);
}

/** Repeats a press on the element that now has the id. A new form first gets what was typed into the old one. */
function repeat({ element, isPressed, typedIn }: SavedPress, current: HTMLElement | null): void {
  if (!(current instanceof HTMLFormElement)) {
    if (isPressed) current?.click();
    return;
  }
  if (element instanceof HTMLFormElement && element !== current) restoreForm(element, current, typedIn);
  if (isPressed) current.requestSubmit();
}

/** Copies the values of a form into the empty fields of the form that replaced it, and moves the focus to `focused`. */
function restoreForm(from: HTMLFormElement, to: HTMLFormElement, focused: string): void {
  for (const [name, value] of new FormData(from)) {
    const control = to.elements.namedItem(name);
    if (!(control instanceof Element && 'value' in control) || control.value) continue;
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const field = to.elements.namedItem(focused);
  // A dialog that was opened again has the focus on its heading, so we move the focus back to the field. If the visitor
  // has moved on to another control, we leave the focus there.
  const hasMovedOn = document.activeElement?.matches('a, button, input, select, textarea');
  if (field instanceof HTMLElement && !hasMovedOn) field.focus();
}
