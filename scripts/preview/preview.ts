import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isZipInStates } from '@/lib/area/zip';
import type { SiteContent } from '@/lib/content/load';
import { whereOf, type Remark } from '@/lib/content/remarks';
import { stateCodes, stateNames } from '@/lib/area/states';
import { lookupSettings } from '@/lib/site/build-settings';
import { remarksFor, things } from '../content/check';
import { builtPages, escapeHtml } from '../pages';

/** The name of the bar's element. Every page of a preview has it, and no page of another build does. */
export const previewMark = 'preview-ribbon';

/** Places near and far, with latitude and longitude, to see which visitors are told that the shop serves them. */
const cities = {
  'Duluth, Minnesota': [46.79, -92.1],
  'Rochester, Minnesota': [44.02, -92.47],
  'Madison, Wisconsin': [43.07, -89.4],
  'Des Moines, Iowa': [41.59, -93.62],
  'Fargo, North Dakota': [46.88, -96.79],
  'Bismarck, North Dakota': [46.81, -100.78],
  'Sioux Falls, South Dakota': [43.54, -96.73],
  'Denver, Colorado': [39.74, -104.99],
};

/** A place that a visitor may be in: "Duluth, Minnesota". */
type Place = [name: string, coordinates: readonly number[]];

/** The cities of the areas (at the position of their first area) and the other cities. */
export function placesToTry(areas: SiteContent['areas']): Place[] {
  const own = areas.toReversed().flatMap(({ city, zips, latitude, longitude }): Place[] => {
    const state = stateCodes.find((code) => zips.some((zip) => isZipInStates(zip, [code])));
    return state && latitude && longitude ? [[`${city}, ${stateNames[state]}`, [latitude, longitude]]] : [];
  });
  return Object.entries({ ...cities, ...Object.fromEntries(own) });
}

type PreviewFacts = {
  remarks: readonly Remark[];
  places: readonly Place[];
  basePath: string;
  lookups: readonly string[];
};

/**
 * Makes search engines ignore a page, and adds a bar at the top with `remarks` on content/ and a city to try. `lookups`
 * are the addresses of the services that find the visitor's city.
 */
export function addPreview(html: string, facts: PreviewFacts): string {
  const { basePath, lookups } = facts;
  const script = `<script src="${basePath}/${previewMark}.js" data-lookups="${escapeHtml(lookups.join(' '))}"></script>`;
  const robots = '<meta name="robots" content="noindex, nofollow"/>';
  const page = html
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replace('</head>', () => `${robots}${script}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${ribbon(facts)}`);
  if (!page.includes(script) || !page.includes(`</${previewMark}>`))
    throw new Error('A page of the preview has no head or body, so we can’t add the bar.');
  return page;
}

/** React skips this unknown element when it hydrates. It can use only class names that other parts use, too. */
function ribbon({ remarks, places }: PreviewFacts): string {
  const list = (when: Remark['when'], summary: (count: number) => string) => {
    const found = remarksFor(when, remarks);
    const entries = found.map(
      (one) =>
        `<li><strong>${escapeHtml(whereOf(one))}</strong> ${escapeHtml(`${one.wrong} → ${one.remedy}`)}</li>`,
    );
    return `<details><summary>${summary(found.length)}</summary><ul>${entries.join('')}</ul></details>`;
  };
  const options = places.map(([name, [latitude, longitude]]) => {
    const attributes = `value="${escapeHtml(name)}" data-latitude="${latitude}" data-longitude="${longitude}"`;
    return `<option ${attributes}></option>`;
  });
  return `<${previewMark} class="block border-b border-line bg-card p-4 text-ink print:hidden" role="region" aria-label="Preview">
${list('launch', (count) => `Preview. ${things(count)} to do before launch`)}
${list('maybe', (count) => `${things(count)} to check`)}
<form hidden><label>See this site as a visitor in <input class="border border-line" list="${previewMark}-places" autocomplete="off" placeholder="Duluth, Minnesota"></label>
<datalist id="${previewMark}-places">${options.join('')}</datalist>
<button class="border border-line">Show</button></form></${previewMark}>`;
}

/** Turns the export in `out` into a preview. Only a build with `--preview` does this. */
export function makePreview(out: string, remarks: readonly Remark[], { areas }: SiteContent): void {
  const facts = {
    remarks,
    places: placesToTry(areas),
    basePath: process.env.BASE_PATH ?? '',
    lookups: Object.values(lookupSettings(process.env)),
  };
  for (const { file, html } of builtPages(out)) writeFileSync(path.join(out, file), addPreview(html, facts));
  copyFileSync('scripts/preview/ribbon.js', path.join(out, `${previewMark}.js`));
  rmSync(path.join(out, 'sitemap.xml'), { force: true });
  writeFileSync(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  appendFileSync(path.join(out, '_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}
