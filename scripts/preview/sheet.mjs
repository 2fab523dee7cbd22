/** The sheet: all pictures on one page, each route with its search result and share card. It is no part of the site. */
import { escapeHtml } from '../pages.mjs';

/**
 * `words`: what search engines and chats show of a page; the picture is an address of the site.
 * @typedef {{ title: string, description: string, address: string, shareTitle: string, sharePicture: string }} Words
 * @typedef {{ screen: string, file: string, label: string }} Shot
 */

/** About two lines of a search result on a desktop, and its title in Arial at 20 px. */
const LONGEST = { title: 60, description: 158 };

/** Reads the head of a built page. @type {(html: string) => Words} */
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

/** As a search engine and a chat show a page. @type {(words: Words) => string} */
function results({ title, description, address, shareTitle, sharePicture }) {
  const { host, pathname } = URL.canParse(address) ? new URL(address) : { host: address, pathname: '/' };
  const crumb = [host, ...pathname.split('/').filter(Boolean)].map(escapeHtml).join(' › ');
  const cut = (/** @type {'title' | 'description'} */ name, /** @type {string} */ text) =>
    text.length > LONGEST[name]
      ? `<p class="cut">The ${name} is cut off after about ${LONGEST[name]} characters. Lost: <q>${escapeHtml(text.slice(LONGEST[name]))}</q></p>`
      : '';
  const picture = sharePicture
    ? `<img src="share${sharePicture}" alt="">`
    : '<p class="cut">No picture for shared links.</p>';
  return `<figure class="result"><figcaption>in a search result</figcaption><p>${crumb}</p><p class="title">${escapeHtml(title)}</p><p class="text">${escapeHtml(description)}</p>${cut('title', title)}${cut('description', description)}</figure>
<figure class="result"><figcaption>when somebody shares it</figcaption>${picture}<p>${escapeHtml(host)}</p><p><strong>${escapeHtml(shareTitle)}</strong></p></figure>`;
}

export const SHEET_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
nav a { margin-right: 1rem }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0 }
figure > a img { width: 15rem; max-height: 24rem; object-fit: cover; object-position: top; border: 1px solid }
.result { width: 37.5rem; padding: 1rem; border: 1px solid; font-family: Arial, sans-serif }
.result p { margin: 0 }
.result img { width: 100% }
.title { font-size: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.text { font-size: 14px }
.cut { color: light-dark(#a50e0e, #ffb4ab) }
`;

/**
 * @param {readonly Shot[]} shots in the order in which they are to stand
 * @param {ReadonlyMap<string, Words>} words of the screens that are pages
 * @param {readonly string[]} failures what could not be taken, and why
 * @returns {string} an HTML document
 */
export function sheetPage(shots, words, failures) {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const figure = (/** @type {Shot} */ { screen, file, label }) =>
    `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${escapeHtml(`${screen}, ${label}`)}"></a></figure>`;
  const section = (/** @type {string} */ name) => {
    const found = words.get(name);
    const pictures = shots.filter(({ screen }) => screen === name).map(figure);
    return `<h2 id="${name}">${name}</h2><div>${found ? results(found) : ''}${pictures.join('')}</div>`;
  };
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The site on one sheet</title>
<link rel="stylesheet" href="sheet.css">
<h1>The site on one sheet</h1>
<p>${shots.length} pictures, taken ${new Date().toLocaleString('en-US')}. Each leads to its full size.</p>
${failures.length > 0 ? `<p>Could not be taken:</p><ul>${failures.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''}
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${names.map(section).join('\n')}
</html>
`;
}
