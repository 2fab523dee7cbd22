/*
 * The few lines that pages without any framework script need, too. Everything works without them, they make
 * it better: the menu closes when a link in it is followed and when the window grows wide; buttons open and
 * close dialogs in browsers that don't know popovers yet; a press on what isn't ready yet is kept until it is; the headings
 * get their own face once the page has been painted.
 */
(() => {
  const menu = document.getElementById('menu');
  const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', (event) => event.target.closest('a') && closeMenu());
  matchMedia('(min-width: 80rem)').addEventListener('change', closeMenu);

  // What stands beside an open dialog is out of reach. That styles the whole page anew, so the dialog is painted first.
  let opener;
  const onDialog = (type, act) =>
    document.addEventListener(type, (event) => event.target.tagName === 'DIALOG' && act(event), true);
  onDialog('beforetoggle', ({ newState }) => {
    if (newState === 'open') opener = document.activeElement;
  });
  onDialog('toggle', ({ target }) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const isOpen = target.matches(':popover-open');
        for (const other of target.parentElement.children) other.inert = isOpen && other !== target;
        // The browser wanted to give the focus back, but what had it was still out of reach.
        if (!isOpen && document.activeElement === document.body) opener.focus({ preventScroll: true });
      }),
    ),
  );
  if (!('popover' in document.body)) {
    document.addEventListener('click', (event) => {
      const button = event.target.closest('button[popovertarget]');
      const dialog = button && document.getElementById(button.getAttribute('popovertarget'));
      if (dialog?.open) dialog.close();
      else dialog?.showModal?.();
    });
  }

  // The display face is fetched after the first paint, or at once where it came before in this visit. If words that somebody
  // may be reading would move with it, this page keeps the stand-in; the next one has another try, with the face at hand.
  const page = document.documentElement;
  // What lies within something out of sight isn't looked at: a home page has a thousand elements.
  const inSight = (parent) =>
    [...parent.children].flatMap((element) => {
      const { top, left, bottom } = element.getBoundingClientRect();
      return bottom >= 0 && top < innerHeight ? [[element, top, left], ...inSight(element)] : [];
    });
  // Not the first paint of all, which may be of an empty page.
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const fetchFont = async () => {
    page.setAttribute('data-painted', '');
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
    const before = hasPainted() ? inSight(document.body) : [];
    page.setAttribute('data-font', '');
    // What moves by less than 3 pixels counts as unmoved (Layout Instability API).
    const moves = ([element, top, left]) => {
      const now = element.getBoundingClientRect();
      return Math.abs(now.top - top) >= 3 || Math.abs(now.left - left) >= 3;
    };
    if (before.some(moves)) page.removeAttribute('data-font');
    try {
      sessionStorage.setItem('font', 'fetched');
    } catch {}
  };
  let isFetched;
  try {
    isFetched = sessionStorage.getItem('font');
  } catch {}
  if (isFetched) fetchFont();
  else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((_, observer) => {
      if (!hasPainted()) return;
      observer.disconnect();
      fetchFont();
    }).observe({ type: 'paint', buffered: true });
  else addEventListener('load', fetchFont);

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
