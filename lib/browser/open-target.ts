import { whileParsing } from './while-parsing';

/**
 * Opens the <details> around the target of a link, or otherwise the first one inside the target. It opens as soon as
 * the parser adds it, because what is below it would move if the page had been painted before.
 */
export function openTarget(page: Document): void {
  const open = () => {
    // We don't use `:target`, because browsers set it only after DOMContentLoaded.
    const target = page.getElementById(location.hash.slice(1));
    // A link to a whole section isn't about a folded part in it.
    const foldedPart = ':scope:not(main, section) details';
    const details = target?.closest('details') ?? target?.querySelector(foldedPart);
    details?.setAttribute('open', '');
  };
  whileParsing(page, open);
  addEventListener('hashchange', open);
  // A link to the current address doesn't change the hash.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) open();
  });
}
