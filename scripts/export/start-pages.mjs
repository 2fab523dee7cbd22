/** The list of what brings each page to life, as it stands in the start script that scripts/export writes. */

/** The line of start.js that holds it once scripts/export has put it there. */
const LIST = /\bpages = (\{.*\});/;

/**
 * Reads it back, for those who weigh or measure a built page.
 * @param {string} startScript what the start script says
 * @returns {Record<string, { when: string, page: string, styles: string, scripts: string[], entry: string, first: string[] }>} by the page's route, which the
 *   page's first script names in `data-page`
 * @throws {Error} if the script holds no such list: without it a page would seem to weigh next to nothing
 */
export function readStartPages(startScript) {
  const [, list] = LIST.exec(startScript) ?? [];
  if (list === undefined)
    throw new Error(
      'The start script holds no list of pages as scripts/export/start-script.ts writes it. Adapt scripts/export/start-pages.mjs.',
    );
  return JSON.parse(list);
}
