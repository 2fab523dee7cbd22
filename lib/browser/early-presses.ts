/** What a visitor has pressed or typed into, as it was then: React may build it anew, with the same id. */
type Kept = { element: HTMLElement; isPressed: boolean; typedIn: string };

/**
 * Holds back presses of what has `data-waiting`, and repeats each, of buttons the last, when it has gone.
 * Decision: docs/decisions/early-presses.md.
 */
export function keepEarlyPresses(page: Document): void {
  const kept = new Map<string, Kept>();
  const letGo = (key: string) => {
    kept.get(key)?.element.removeAttribute('aria-busy');
    kept.delete(key);
  };
  const observer = new MutationObserver(() => {
    for (const [key, { element, isPressed, typedIn }] of kept) {
      const current = page.getElementById(element.id);
      if (current?.matches('[data-waiting]')) continue;
      letGo(key);
      const form = current instanceof HTMLFormElement && current;
      if (form && element !== form && element instanceof HTMLFormElement) putBack(element, form, typedIn);
      if (form && isPressed) form.requestSubmit();
      else if (isPressed) current?.click();
    }
    if (kept.size === 0) observer.disconnect();
  });
  const keep = (event: Event) => {
    const { type, target } = event;
    const waiting = type === 'click' ? 'button[data-waiting]' : 'form[data-waiting]';
    const element = target instanceof Element && target.closest<HTMLElement>(waiting);
    if (!element) return;
    const key = type === 'click' ? 'button' : element.id;
    const isPressed = type !== 'input';
    if (isPressed) {
      event.preventDefault();
      event.stopPropagation();
      letGo(key);
      // The sign of life: app/styles/parts.css.
      element.setAttribute('aria-busy', 'true');
    } else if (kept.get(key)?.isPressed) return;
    const typedIn = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    kept.set(key, { element, isPressed, typedIn });
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-waiting'] });
  };
  for (const type of ['submit', 'click', 'input']) page.addEventListener(type, keep, true);
}

/**
 * Copies the values of a form into the empty fields of the form that replaced it, and gives the focus back to the field
 * that lost it.
 */
function putBack(from: HTMLFormElement, to: HTMLFormElement, focused: string): void {
  for (const [name, value] of new FormData(from)) {
    const control = to.elements.namedItem(name);
    if (!(control instanceof Element && 'value' in control) || control.value) continue;
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const field = to.elements.namedItem(focused);
  // A dialog that was opened again has the focus in its heading.
  const isElsewhere = document.activeElement?.matches('a, button, input, select, textarea');
  if (field instanceof HTMLElement && !isElsewhere) field.focus();
}
