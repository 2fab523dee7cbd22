import { wallClock } from '@/lib/hours/clock';
import type { HeadlineTable } from '@/lib/hours/headline';

/**
 * Writes what is true at this minute into the page's empty [data-says], each as soon as the parser adds it, and marks
 * the page with what the shop is. React leaves them alone. The page has the table; docs/decisions/headline.md.
 */
export function keepHeadline(page: Document): void {
  let table: HeadlineTable | undefined;
  const write = () => {
    const written = page.querySelector<HTMLElement>('[data-headlines]')?.dataset.headlines;
    // The build has written it.
    table ??= written && JSON.parse(written);
    if (!table) return;
    const { day, weekday, time } = wallClock(new Date());
    const plans = table.days[day] ?? table.days[weekday] ?? [];
    const words = table.said[plans.findLast(([from]) => from <= time)?.[1] ?? 0] ?? [];
    page.documentElement.dataset.shop = words[2];
    page.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
      const text = words[Number(element.dataset.says)] ?? '';
      if (element.textContent !== text) element.textContent = text;
    });
  };
  const parsing = new MutationObserver(write);
  parsing.observe(page, { childList: true, subtree: true });
  page.addEventListener('DOMContentLoaded', () => {
    // A page that is parsed in one go ends before the observer is called, and what it has seen would be lost.
    write();
    parsing.disconnect();
  });
  // Within a second, also when the tab is shown again.
  setInterval(write, 1000);
}
