/** The contact sheet: all screenshots on one page, with search results and share cards. */
import { escapeHtml } from '../pages.mjs';

/**
 * `Words`: what search results and link previews show of a page; the picture is a path on the site.
 * @typedef {{ title: string, description: string, address: string, shareTitle: string, sharePicture: string }} Words
 * @typedef {{ screen: string, file: string, label: string }} Shot
 */

/** About two lines of a desktop search result, and its title in 20 px Arial. */
const LONGEST = { title: 60, description: 158 };

/** Reads title, description and share card from a built page. @type {(html: string) => Words} */
export function readWords(html) {
  const inHead = (/** @type {RegExp} */ pattern) =>
    (pattern.exec(html)?.[1] ?? '')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"');
  const title = inHead(/<title>([^<]*)/);
  return {
    title,
    description: inHead(/<meta name="description" content="([^"]*)/),
    address: inHead(/<link rel="canonical" href="([^"]*)/),
    shareTitle: inHead(/<meta property="og:title" content="([^"]*)/) || title,
    sharePicture: inHead(/<meta property="og:image" content="(?:https?:\/\/[^/"]+)?([^"]*)/),
  };
}

/** A mock search result and link preview. @type {(words: Words) => string} */
function results({ address, shareTitle, sharePicture, ...words }) {
  const crumb = address.replace(/^https?:\/\/|\/$/g, '').replaceAll('/', ' › ');
  const lines = /** @type {const} */ (['title', 'description']).map((name) => {
    const lost = words[name].slice(LONGEST[name]);
    const note = `The ${name} is cut off after about ${LONGEST[name]} characters. Lost: <q>${escapeHtml(lost)}</q>`;
    return `<p class="${name}">${escapeHtml(words[name])}</p>${lost && `<p>${note}</p>`}`;
  });
  return `<figure class="result"><figcaption>in a search result</figcaption><p>${escapeHtml(crumb)}</p>${lines.join('')}</figure>
<figure class="result"><figcaption>when shared</figcaption><img src="share${sharePicture}" alt="No picture for shared links."><p>${escapeHtml(shareTitle)}</p></figure>`;
}

export const SHEET_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0 }
figure > a img { width: 15rem; max-height: 24rem; object-fit: cover; object-position: top; border: 1px solid }
.result { width: 37.5rem; font: 14px Arial, sans-serif }
.result img { width: 100% }
.title { font-size: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
`;

/**
 * @param {readonly Shot[]} shots in display order
 * @param {ReadonlyMap<string, Words>} words of the screens that are pages
 * @param {readonly string[]} failures screenshots that failed, and why
 * @returns {string} an HTML document
 */
export function sheetPage(shots, words, failures) {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const found = words.get(name);
    const pictures = shots
      .filter(({ screen }) => screen === name)
      .map(
        ({ file, label }) =>
          `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${name}, ${label}"></a></figure>`,
      );
    return `<h2 id="${name}">${name}</h2><div>${found ? results(found) : ''}${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The site on one sheet</title>
<link rel="stylesheet" href="sheet.css">
<h1>The site on one sheet</h1>
<p>${shots.length} pictures, taken ${new Date().toLocaleString('en-US')}. Each leads to its full size.</p>
<ul>${failures.map((text) => `<li>Could not be taken: ${escapeHtml(text)}</li>`).join('')}</ul>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
${sections.join('\n')}
</html>
`;
}
