/**
 * Shows our notice as a page if React has crashed. React then removes the whole page, and Next shows one of its own,
 * without the phone number, for less than a frame. The header, the notice and the footer need no React, so we put them
 * back. Next's error files wouldn't do. Next doesn't use `global-error` if its own router fails, as when a browser
 * refuses `history.replaceState`, and `error` needs a second copy of header and footer in the scripts.
 */
export function replaceCrashedPage(page: Document): void {
  page.addEventListener('DOMContentLoaded', () => {
    const { body, documentElement: root } = page;
    const { lang } = root;
    const { className } = body;
    const parts = body.querySelectorAll(':scope > :is(a, #page-notice, header, main, footer)');
    new MutationObserver(() => {
      if (page.querySelector('main')) return;
      root.lang = lang;
      body.className = className;
      body.replaceChildren(...parts);
      showNoticeAsPage(page);
    }).observe(body, { childList: true });
  });
}

/** Makes the notice the content of the page and its first line the title. The focus lets screen readers read it. */
function showNoticeAsPage(page: Document): void {
  const notice = page.getElementById('page-notice');
  const firstLine = notice?.querySelector('strong');
  const heading = page.createElement('h1');
  heading.textContent = firstLine?.textContent ?? '';
  heading.tabIndex = -1;
  firstLine?.replaceWith(heading);
  // Tailwind doesn't read this folder, so each class must be in use in a component, too.
  notice?.setAttribute('class', 'mx-auto grid w-full max-w-content gap-3 px-gutter py-section');
  page.querySelector('main')?.replaceChildren(notice ?? '');
  for (const title of page.head.querySelectorAll('title')) title.remove();
  page.title = heading.textContent;
  heading.focus();
}
