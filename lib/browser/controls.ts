/** Closes the menu (a native popover) when a link in it is clicked or focus leaves it. */
export function closeMenuWhenLeft(page: Document): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const close = () => page.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#menu a')) close();
  });
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('#menu, [popovertarget="menu"]')) close();
  });
}

/** Polyfills `command` and `commandfor`, for browsers before Chrome 135, Firefox 144 and Safari 26.2. */
export function openDialogs(page: Document): void {
  if ('command' in HTMLButtonElement.prototype) return;
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button[commandfor]');
    const dialog = page.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'show-modal' && !dialog.open) dialog.showModal();
    if (button.getAttribute('command') === 'close') dialog.close();
  });
}

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

/** Opens the <details> around the target of a link, or otherwise the first one inside the target. */
export function openTarget(page: Document): void {
  const open = () => {
    // We don't use `:target`, because browsers set it only after DOMContentLoaded.
    const target = page.getElementById(location.hash.slice(1));
    // A link to a whole section isn't about a folded part in it.
    const foldedPart = ':scope:not(main, section) details';
    const details = target?.closest('details') ?? target?.querySelector(foldedPart);
    details?.setAttribute('open', '');
  };
  addEventListener('DOMContentLoaded', open);
  addEventListener('hashchange', open);
  // A link to the current address doesn't change the hash.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) open();
  });
}

/** The controls that Enter can go to. In a group of radio buttons, that is the checked one. */
const fields = 'input:not([type="radio"]), input:checked, select, textarea, button';

/**
 * Makes Enter in a one-line field with `enterkeyhint="next"` go to the next field. Browsers would submit the form. This
 * is in the boot script, so that Enter does the same before and after hydration.
 */
export function goToNextFieldOnEnter(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const { target, key, isComposing } = event;
    const isNext = target instanceof HTMLInputElement && target.getAttribute('enterkeyhint') === 'next';
    // In an input method for Chinese or Japanese, Enter picks the word.
    if (key !== 'Enter' || !isNext || isComposing) return;
    event.preventDefault();
    const controls = [...(target.form?.elements ?? [])];
    const isOtherField = (control: Element) =>
      control.matches(fields) && control.getAttribute('name') !== target.name;
    const next = controls.slice(controls.indexOf(target) + 1).find(isOtherField);
    if (next instanceof HTMLElement) next.focus();
  });
}
