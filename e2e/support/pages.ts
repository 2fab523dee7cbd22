import { builtPages, NOT_FOUND } from '../../scripts/pages.mjs';

/** Where tests meet the page for a wrong address. */
export const WRONG_ADDRESS = '/no-such-page';

/** Every page of the built site, so that a new page is tested without a line here. */
export const pages = builtPages('out').map(({ route, html }) => ({
  path: route === NOT_FOUND ? WRONG_ADDRESS : route,
  html,
}));

export const realPages = pages.filter(({ path }) => path !== WRONG_ADDRESS);

const inHtml = pages.flatMap(({ html }) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address),
);

/** The scripts that a page adds after its first paint: all but the one that its HTML names. */
export const isAddedScript = ({ pathname }: URL) => pathname.endsWith('.js') && !inHtml.includes(pathname);
