import { pageElements } from './page-markup';
import { possibleNames, usedStyles } from './one-style-sheet-used';

/** A page, and the text of all files that it may load: scripts give it classes, too, and drawings read its variables. */
export interface StyledPage {
  route: string;
  html: string;
  isAlive: boolean;
  files: readonly string[];
}

/**
 * What each page needs of the site's one style sheet, by route. A page that comes to life has a part of its own; those that
 * stay as they are share one, so that the policy of the headers names few.
 */
export function sheetsByRoute(css: string, pages: readonly StyledPage[]): Map<string, string> {
  const groupOf = ({ isAlive, route }: StyledPage) => (isAlive ? route : 'still');
  const parts = new Map(
    [...new Set(pages.map(groupOf))].map((group): [string, string] => {
      const names = pages.filter((page) => groupOf(page) === group).flatMap(namesIn);
      return [group, usedStyles(css, new Set(names))];
    }),
  );
  return new Map(pages.map((page) => [page.route, parts.get(groupOf(page)) ?? css]));
}

function namesIn({ html, files }: StyledPage): string[] {
  const classes = pageElements(html).map(({ attributes }) => attributes.get('class') ?? '');
  return [...classes, ...files].flatMap(possibleNames);
}
