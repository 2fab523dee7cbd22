/** The list of what brings each page to life, as it stands in the start script that scripts/export writes. */

/** Where it stands between all that is minified. */
const [BEGIN, END] = ['/*pages*/', '/*end*/'];

/** @param {unknown} pages @returns {string} the list as the start script holds it */
export function listOfPages(pages) {
  return `${BEGIN}${JSON.stringify(pages)}${END}`;
}

/**
 * Reads it back, for those who weigh or measure a built page.
 * @param {string} startScript what the start script says
 * @returns {Record<string, { when: string, early?: string, page: string, styles: string, scripts: string[], entry: string, first: string[] }>} by the page's route, which the
 *   page's first script names in `data-page`
 * @throws {Error} if the script holds no such list: without it a page would seem to weigh next to nothing
 */
export function readStartPages(startScript) {
  const [begin, end] = [startScript.indexOf(BEGIN), startScript.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(
      'The start script holds no list of pages as scripts/export/start-script.ts writes it. Adapt scripts/export/start-pages.mjs.',
    );
  return JSON.parse(startScript.slice(begin + BEGIN.length, end));
}
