/*
 * The few lines that pages without any framework script need, too. Everything works without them, they make
 * it better: the menu closes when a link in it is followed and when the window grows wide; buttons open and
 * close dialogs in browsers that don't know `command` yet; a press on what isn't ready yet is kept until it is.
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

  // A form or a button waits as long as it has the attribute `data-waiting`. One press is enough, however often it comes.
  const pressed = new Set();
  const keep = (waiting, event, again) => {
    const element = event.target.closest(waiting);
    if (!element) return;
    event.preventDefault();
    if (pressed.has(element)) return;
    pressed.add(element);
    new MutationObserver((changes, observer) => {
      if (element.matches(waiting)) return;
      observer.disconnect();
      pressed.delete(element);
      element[again]();
    }).observe(element, { attributeFilter: ['data-waiting'] });
  };
  const keepAll = (type, waiting, again) =>
    document.addEventListener(type, (event) => keep(waiting, event, again), true);
  keepAll('submit', 'form[data-waiting]', 'requestSubmit');
  keepAll('click', 'button[data-waiting]', 'click');
})();
