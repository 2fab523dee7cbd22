import { builtPages, notFound } from '../../scripts/pages';

/** A path where tests get the 404 page. */
export const wrongAddress = '/no-such-page';

/** Every page of the built site, so that new pages are tested automatically. */
export const pages = builtPages('out').map(({ route, html }) => ({
  path: route === notFound ? wrongAddress : route,
  html,
}));

export const realPages = pages.filter(({ path }) => path !== wrongAddress);

/** Whether an address is a script that a page adds after its first paint. */
export const isAddedScript = ({ pathname }: URL) => pathname.endsWith('.js');
