/**
 * Keeps a press that comes before the page has hydrated. A form or button that needs React carries the
 * attribute `data-waiting` in the HTML, and React removes it; a submit or click before that is held back
 * and repeated then, once, however often it came. Of several buttons the last one counts.
 */
export function keepEarlyPresses(page: Document): void {
  const kept = new Map<Element, MutationObserver>();
  const keep = (event: Event, waiting: string, repeat: (element: Element) => void) => {
    const element = event.target instanceof Element && event.target.closest(waiting);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    for (const [other, observer] of kept) {
      const areButtons = other instanceof HTMLButtonElement && element instanceof HTMLButtonElement;
      if (other !== element && !areButtons) continue;
      observer.disconnect();
      kept.delete(other);
    }
    const observer = new MutationObserver(() => {
      if (element.matches(waiting)) return;
      observer.disconnect();
      kept.delete(element);
      repeat(element);
    });
    observer.observe(element, { attributeFilter: ['data-waiting'] });
    kept.set(element, observer);
  };
  page.addEventListener(
    'submit',
    (event) =>
      keep(event, 'form[data-waiting]', (form) => form instanceof HTMLFormElement && form.requestSubmit()),
    true,
  );
  page.addEventListener(
    'click',
    (event) =>
      keep(event, 'button[data-waiting]', (button) => button instanceof HTMLElement && button.click()),
    true,
  );
}
