/** Acts each time the parser has added a part of the page, and once when it has added all. */
export function whileParsing(page: Document, act: () => void): void {
  const parsing = new MutationObserver(act);
  parsing.observe(page, { childList: true, subtree: true });
  page.addEventListener('DOMContentLoaded', () => {
    // If the whole page is parsed in one go, the observer isn't called before this event.
    act();
    parsing.disconnect();
  });
}
