import type { SiteContent } from '@/lib/content/load-content';
import type { WrittenText } from '../launch/launch-site';

/** Whole dollars above which a price is probably a slip: 8900 for 89. */
const dearest = 500;

/**
 * What looks doubtful in content/ but may be meant: it is printed and stops nothing. `today` is "yyyy-mm-dd".
 */
export function contentWarnings(
  { services, pages }: SiteContent,
  written: readonly WrittenText[],
  today: string,
): string[] {
  const prices = services
    .filter(({ price }) => price > dearest)
    .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`);
  const dates = Object.entries(pages)
    .filter(([, { updated }]) => updated > today)
    .map(([page, { updated }]) => `content/pages.json: ${page} was last changed on ${updated}, which is still to come.`);
  const marks = written
    .filter(({ file, text }) => file.endsWith('.json') && /<\/?[a-z][^<>]*>|\*\*|\]\(|^#+ /i.test(text))
    .map(({ file, field }) => `${file}: ${field} has Markdown or HTML, which visitors would read as it is written.`);
  return [...prices, ...dates, ...marks];
}
