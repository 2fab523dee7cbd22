/*
 * The few lines that pages without any framework script need, too. Everything works without them, they make
 * it better: the menu closes when a link in it is followed and when the window grows wide; buttons open and
 * close dialogs in browsers that don't know `command` yet; a form that isn't ready yet goes nowhere.
 */
(() => {
  const menu = document.getElementById('menu');
  const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', (event) => event.target.closest('a') && closeMenu());
  matchMedia('(min-width: 80rem)').addEventListener('change', closeMenu);

  if (!('command' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', (event) => {
      const button = event.target.closest('button[commandfor]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor'));
      if (!dialog) return;
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }

  document.addEventListener(
    'submit',
    (event) => event.target.closest('[data-waiting]') && event.preventDefault(),
    true,
  );
})();
