/** The sheet itself: one page for people who judge by looking. It is no part of the site. */
import { breadcrumbOf } from './search-result.mjs';

/**
 * @typedef {{ shown: string, cut: string }} Cut
 * @typedef {{ route: string, address: string, name: string, title: Cut, description: Cut, shareTitle: string,
 *   pictures: { phone: string, desktop: string, print: string, share: string | undefined } }} SheetRoute
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @type {(what: string, cut: Cut) => string} */
const cutNote = (what, { cut }) =>
  cut ? `<p class="cut">Cut off the ${what}: <q>${escaped(cut)}</q></p>` : '';

/** @type {(label: string, file: string, kind: string, route: string) => string} */
const picture = (label, file, kind, route) =>
  `<figure class="${kind}"><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${route}, ${label}`)}"></a></figure>`;

/** @param {SheetRoute} route */
function section({ route, address, name, title, description, shareTitle, pictures }) {
  const host = URL.canParse(address) ? new URL(address).host : '';
  const share = pictures.share
    ? `<img src="${pictures.share}" alt="">`
    : '<p class="cut">There is no picture for shared links.</p>';
  return `<section id="${escaped(name)}"><h2>${escaped(route)}</h2><div class="row">
<div class="words"><h3>In a search result</h3><div class="result"><p class="crumb">${escaped(breadcrumbOf(address))}</p>
<p class="title">${escaped(title.shown)}</p><p class="text">${escaped(description.shown)}</p></div>
${cutNote('title', title)}${cutNote('description', description)}
<h3>When somebody shares it</h3><div class="card">${share}<p class="crumb">${escaped(host)}</p><p><strong>${escaped(shareTitle)}</strong></p></div></div>
${picture('On a phone', pictures.phone, 'phone', route)}${picture('On a desktop', pictures.desktop, 'desktop', route)}${picture('On paper', pictures.print, 'print', route)}
</div></section>`;
}

/**
 * @param {readonly SheetRoute[]} routes
 * @param {string} taken when the pictures were taken, in words
 * @returns {string} an HTML document
 */
export function sheetPage(routes, taken) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The site on one sheet</title>
<style>
  :root { font: 1rem/1.5 system-ui, sans-serif; color: #1f1f1f; background: #f4f4f4 }
  body { margin: 1.5rem }
  nav a { margin-right: 1rem }
  .row { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }
  .words { width: 652px; max-width: 100% }
  .result, .card { padding: 16px; background: #fff; border: 1px solid #ddd; border-radius: 8px; font-family: Arial, sans-serif }
  .result p, .card p { margin: 0 }
  .crumb { font-size: 14px; color: #4d5156 }
  .title { width: 600px; max-width: 100%; font-size: 20px; line-height: 1.3; color: #1a0dab; white-space: nowrap; overflow: hidden }
  .text { max-width: 600px; font-size: 14px; line-height: 1.58; color: #4d5156 }
  .card { width: 500px; max-width: 100%; padding: 0 }
  .card img { display: block; width: 100% }
  .card p { padding: 4px 12px }
  .cut { color: #a50e0e }
  figure { margin: 0 }
  figure img { display: block; border: 1px solid #999; max-height: 40rem; object-fit: cover; object-position: top }
  .phone img { width: 180px } .desktop img { width: 480px } .print img { width: 320px }
</style></head><body>
<h1>The site on one sheet</h1><p>Taken ${escaped(taken)}. Each picture leads to its full size.</p>
<nav>${routes.map(({ route, name }) => `<a href="#${escaped(name)}">${escaped(route)}</a>`).join('')}</nav>
${routes.map(section).join('\n')}
</body></html>
`;
}
