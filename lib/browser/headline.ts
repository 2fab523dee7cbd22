import { wallClock } from '@/lib/hours/shop-clock';
import type { HeadlineTable } from '@/lib/hours/headline-table';

/**
 * Writes the current headline into the page's empty [data-says] elements as the parser adds them, and sets `data-shop`
 * on <html> to the state of the shop. React must not touch these elements: docs/decisions/headline.md.
 */
export function keepHeadline(page: Document): void {
  let table: HeadlineTable | undefined;
  const write = () => {
    const written = page.querySelector<HTMLElement>('[data-headlines]')?.dataset.headlines;
    // The build wrote this, so we trust its type.
    table ??= written && JSON.parse(written);
    if (!table) return;
    const { day, weekday, time } = wallClock(new Date());
    const plans = table.days[day] ?? table.days[weekday] ?? [];
    const words = table.headlines[plans.findLast(([from]) => from <= time)?.[1] ?? 0] ?? [];
    page.documentElement.dataset.shop = words[2];
    page.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
      const text = words[Number(element.dataset.says)] ?? '';
      if (element.textContent !== text) element.textContent = text;
    });
  };
  const parsing = new MutationObserver(write);
  parsing.observe(page, { childList: true, subtree: true });
  page.addEventListener('DOMContentLoaded', () => {
    // A page that is parsed in one go ends before the observer is called, so it would miss the elements.
    write();
    parsing.disconnect();
  });
  // A timer of a second is also soon enough when the tab is shown again.
  setInterval(write, 1000);
}
