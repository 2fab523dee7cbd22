import type { Headline } from '@/lib/hours/headline';
import type { HeadlineTable } from '@/lib/hours/headline-table';
import { wallClock } from '@/lib/hours/shop-clock';
import { whileParsing } from './while-parsing';

/**
 * Writes the current headline into the page's empty [data-headline-part] elements as the parser adds them, and sets
 * `data-shop` on <html> to the state of the shop. React must not touch these elements: docs/decisions/headline.md.
 */
export function keepHeadline(page: Document): void {
  let table: HeadlineTable | undefined;
  const write = () => {
    table ??= readTable(page);
    const headline = table && headlineAt(new Date(), table);
    if (!headline) return;
    page.documentElement.dataset.shop = headline.shop;
    for (const part of ['line', 'note', 'prices'] as const) {
      page.querySelectorAll(`[data-headline-part="${part}"]`).forEach((element) => {
        if (element.textContent !== headline[part]) element.textContent = headline[part];
      });
    }
  };
  whileParsing(page, write);
  page.addEventListener('DOMContentLoaded', () => {
    // Other pages have no headline. When the tab is shown again, the headline is right within a second, too.
    if (table) setInterval(write, 1000);
  });
}

/** Returns the table once the parser has added it. The build wrote it, so we trust its type. */
function readTable(page: Document): HeadlineTable | undefined {
  const written = page.querySelector<HTMLElement>('[data-headlines]')?.dataset.headlines;
  return written ? JSON.parse(written) : undefined;
}

function headlineAt(now: Date, { days, headlines }: HeadlineTable): Headline | undefined {
  const { day, weekday, time } = wallClock(now);
  const plan = days[day] ?? days[weekday];
  const [, index = 0] = plan?.findLast(([from]) => from <= time) ?? [];
  return headlines[index];
}
