import { readdirSync, readFileSync } from 'node:fs';

/** Where tests meet the page for a wrong address. */
export const WRONG_ADDRESS = '/no-such-page';

/** Every page of the built site, so that a new page is tested without a line here. */
export const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    path: file === '404.html' ? WRONG_ADDRESS : `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`,
    file: `out/${file}`,
    html: readFileSync(`out/${file}`, 'utf8'),
  }));

export const realPages = pages.filter(({ path }) => path !== WRONG_ADDRESS);

const named = pages.flatMap(({ html }) =>
  [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address),
);

/** The scripts that a page adds after its first paint: all but those that its HTML names. */
export const isAddedScript = ({ pathname }: URL) => pathname.endsWith('.js') && !named.includes(pathname);
