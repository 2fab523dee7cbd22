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
