/**
 * Remembers which dialogs, popovers and <details> with an id the visitor has opened, and returns a function that opens
 * them again. If something changed the page's text before hydration, React builds the page again with all of them
 * closed. Older browsers don't report an opened dialog, so it stays closed there.
 */
export function rememberOpen(page: Document): () => void {
  const opened = new Set<string>();
  const isOpen = (element: HTMLElement) =>
    element.hasAttribute('open') || (element.popover && element.matches(':popover-open'));
  const update = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    if (isOpen(target)) opened.add(target.id);
    else opened.delete(target.id);
  };
  page.addEventListener('toggle', update, true);
  return () => {
    for (const id of opened) {
      const element = page.getElementById(id);
      if (!element || isOpen(element)) continue;
      if (element instanceof HTMLDialogElement) element.showModal();
      else if (element instanceof HTMLDetailsElement) element.open = true;
      else element.showPopover();
    }
  };
}
