import type { Finding, Item } from '../item';

/** Every picture has words for people who don't see it, or is marked as decoration. */
export const pictures: Item = {
  id: 'pictures',
  title: 'Every picture has words for people who do not see it',
  needs: 'export',
  find: ({ pages }) =>
    pages.flatMap(({ route, pictures: shown, metas }) => {
      const silent = shown.filter(({ words }) => words === undefined);
      const shared = metas.has('og:image') && !metas.get('og:image:alt')?.[0];
      return [
        ...silent.map(({ what }): Finding => ({
          place: route,
          reason: `The page has ${what} without words.`,
          remedy: 'Give it an alternative text, or an empty one if it is decoration.',
        })),
        ...(shared
          ? [
              {
                place: route,
                reason: 'The picture for shared links has no words.',
                remedy: 'Write "shareTitle" of this page in content/pages.json.',
              },
            ]
          : []),
      ];
    }),
};
