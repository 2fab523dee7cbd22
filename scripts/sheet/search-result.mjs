/** How a search engine and a chat show a page: with as much of its words as fit. */

/** Pixels of a title in a search result on a desktop, set in Arial at 20 px. Source: observed in Google's results, 2024–2026. */
export const TITLE_WIDTH = 600;

/** Characters of a description: about two lines on a desktop. A phone shows a few less. */
export const DESCRIPTION_LENGTH = 158;

/**
 * Cuts a text after the last word that fits.
 * @param {string} text
 * @param {(shown: string) => boolean} fits whether so much of it, with its dots, has room
 * @returns {{ shown: string, cut: string }} what is seen, and what isn't
 */
export function cutToFit(text, fits) {
  if (fits(text)) return { shown: text, cut: '' };
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const shown = words.slice(0, count).join(' ');
    if (fits(`${shown} ...`)) return { shown: `${shown} ...`, cut: words.slice(count).join(' ') };
  }
  return { shown: '...', cut: text };
}

/**
 * The address above a title: "www.example.com › about".
 * @param {string} address
 */
export function breadcrumbOf(address) {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}
