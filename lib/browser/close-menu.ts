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
