import { builtPages, NOT_FOUND } from '../../scripts/pages';

/** A path where tests get the 404 page. */
export const WRONG_ADDRESS = '/no-such-page';

/** Every page of the built site, so that new pages are tested automatically. */
export const pages = builtPages('out').map(({ route, html }) => ({
  path: route === NOT_FOUND ? WRONG_ADDRESS : route,
  html,
}));

export const realPages = pages.filter(({ path }) => path !== WRONG_ADDRESS);

/** The scripts that a page adds after its first paint: all that are files. */
export const isAddedScript = ({ pathname }: URL) => pathname.endsWith('.js');
