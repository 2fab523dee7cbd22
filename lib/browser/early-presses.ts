import { showPageNotice } from './missing-scripts';

/** How long a press may wait before the visitor reads what to do, in milliseconds. */
const longestWait = 8_000;

/** Holds back presses of what has `data-waiting`, and repeats each, of buttons the last, when it has gone. */
export function keepEarlyPresses(page: Document): void {
  const kept = new Map<Element, MutationObserver>();
  const letGo = (element: Element) => {
    kept.get(element)?.disconnect();
    kept.delete(element);
    element.removeAttribute('aria-busy');
  };
  const keep = (event: Event, waiting: string, repeat: (element: Element) => void) => {
    const element = event.target instanceof Element && event.target.closest(waiting);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    for (const other of kept.keys()) {
      const areButtons = other instanceof HTMLButtonElement && element instanceof HTMLButtonElement;
      if (other === element || areButtons) letGo(other);
    }
    const observer = new MutationObserver(() => {
      if (element.matches(waiting)) return;
      letGo(element);
      repeat(element);
    });
    observer.observe(element, { attributeFilter: ['data-waiting'] });
    kept.set(element, observer);
    // The sign of life: app/styles/parts.css.
    element.setAttribute('aria-busy', 'true');
    setTimeout(() => kept.get(element) === observer && showPageNotice(), longestWait);
  };
  const submit = (form: Element) => form instanceof HTMLFormElement && form.requestSubmit();
  const click = (button: Element) => button instanceof HTMLElement && button.click();
  page.addEventListener('submit', (event) => keep(event, 'form[data-waiting]', submit), true);
  page.addEventListener('click', (event) => keep(event, 'button[data-waiting]', click), true);
}
