/** The page that shows all pictures. It is for people who judge by looking, and no part of the site. */

/** @typedef {import('./camera.mjs').Shot} Shot */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Shot} shot */
function figure({ screen, file, width, scheme, pdf }) {
  const name = scheme === 'print' ? 'print' : `${width} px, ${scheme}`;
  const paper = pdf ? ` (<a href="${pdf}">PDF</a>)` : '';
  return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${screen}, ${name}`)}"></a><figcaption>${name}${paper}</figcaption></figure>`;
}

/**
 * @param {readonly Shot[]} shots in the order in which they are to stand
 * @param {readonly string[]} failures what could not be taken, and why
 * @param {string} taken when, in words
 * @returns {string} an HTML document
 */
export function contactSheet(shots, failures, taken) {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const pictures = shots.filter(({ screen }) => screen === name).map(figure);
    return `<details open id="${name}"><summary>${name}</summary><div>${pictures.join('')}</div></details>`;
  });
  const faults = failures.map((text) => `<li>${escaped(text)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  nav a { margin-right: 1rem }
  summary { font-weight: bold; margin-block: 2rem 1rem; cursor: pointer }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
  figure { margin: 0 }
  img { display: block; width: 15rem; max-height: 24rem; object-fit: cover; object-position: top; border: 1px solid }
</style>
<h1>Contact sheet</h1>
<p>${shots.length} pictures, taken ${escaped(taken)}. Each leads to its full size.</p>
${faults && `<p>Could not be taken:</p><ul>${faults}</ul>`}
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${sections.join('\n')}
</html>
`;
}
