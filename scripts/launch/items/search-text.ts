import type { Finding, Item } from '../item';
import { ownPages } from '../launch-site';

/** Characters. What a search result shows whole; shorter ones leave its line empty. Source: as in content/pages.json's schema. */
const limits = {
  title: { least: 20, most: 65, remedy: 'Change "title" of this page in content/pages.json.' },
  description: { least: 70, most: 160, remedy: 'Change "description" of this page in content/pages.json.' },
} as const;

/** Every page has a title and a description of its own, of a length that a search result shows. */
export const searchText: Item = {
  id: 'search-text',
  title: 'Titles and descriptions fit into a search result',
  needs: 'export',
  find: (site) => {
    const pages = ownPages(site).map(({ route, title, metas }) => ({
      route,
      title,
      description: metas.get('description')?.[0] ?? '',
    }));
    return (['title', 'description'] as const).flatMap((kind) =>
      pages.flatMap((page, index): Finding[] => {
        const text = page[kind];
        const { least, most, remedy } = limits[kind];
        const twin = pages.slice(0, index).find((other) => other[kind] === text);
        const reason =
          lengthFault(kind, text, least, most) ??
          (twin && `The ${kind} is the same as that of ${twin.route}: "${text}".`);
        return reason ? [{ place: page.route, reason, remedy }] : [];
      }),
    );
  },
};

function lengthFault(kind: string, text: string, least: number, most: number): string | undefined {
  const length = [...text].length;
  if (length === 0) return `The page has no ${kind}.`;
  if (/[{}]/.test(text)) return `The ${kind} shows a brace: "${text}".`;
  if (length < least) return `The ${kind} has ${length} characters, and ${least} are the least: "${text}".`;
  return length > most ? `The ${kind} has ${length} characters, and ${most} fit: "${text}".` : undefined;
}
