const FORM = 'form[data-waiting]';
const BUTTON = 'button[data-waiting]';

/**
 * Keeps a press that comes before the page has hydrated. A form or button that needs React carries the
 * attribute `data-waiting` in the HTML, and React removes it; a submit or click before that is held back
 * and repeated then, once, however often it came.
 */
export function keepEarlyPresses(page: Document): void {
  const kept = new Set<Element>();
  const keep = (event: Event, waiting: string, repeat: (element: Element) => void) => {
    const element = event.target instanceof Element && event.target.closest(waiting);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    if (kept.has(element)) return;
    kept.add(element);
    new MutationObserver((_, observer) => {
      if (element.matches(waiting)) return;
      observer.disconnect();
      kept.delete(element);
      repeat(element);
    }).observe(element, { attributeFilter: ['data-waiting'] });
  };
  page.addEventListener(
    'submit',
    (event) => keep(event, FORM, (form) => form instanceof HTMLFormElement && form.requestSubmit()),
    true,
  );
  page.addEventListener(
    'click',
    (event) => keep(event, BUTTON, (button) => button instanceof HTMLElement && button.click()),
    true,
  );
}
