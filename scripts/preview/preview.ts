import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Warning } from '@/lib/content/warnings';
import { lookupSettings } from '@/lib/site/build-settings';
import type { CheckedContent } from '../content/check';
import type { LaunchItem } from '../launch/samples';
import { builtPages, escapeHtml } from '../pages';

/** In every page of a preview and in no other build. */
export const previewMark = 'preview-ribbon';

type PreviewFacts = Pick<CheckedContent, 'items' | 'warnings'> & {
  basePath: string;
  lookups: readonly string[];
};

/**
 * A page that search engines ignore, under a ribbon with `items`, what is still to do, `warnings` and a city to
 * try; `lookups` are the addresses of the services that find the visitor's.
 */
export function addPreview(html: string, { items, warnings, basePath, lookups }: PreviewFacts): string {
  const script = `<script src="${basePath}/${previewMark}.js" data-lookups="${escapeHtml(lookups.join(' '))}"></script>`;
  const robots = '<meta name="robots" content="noindex, nofollow"/>';
  const page = html
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replace('</head>', () => `${robots}${script}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${ribbon(items, warnings)}`);
  if (!page.includes(script) || !page.includes(`</${previewMark}>`))
    throw new Error('A page of the preview has no head or body.');
  return page;
}

/** React skips the unknown element when it hydrates. The class names are those of other parts. */
function ribbon(items: readonly LaunchItem[], warnings: readonly Warning[]): string {
  const list = (entries: readonly (Warning & Partial<LaunchItem>)[]) =>
    entries.map(({ place, wrong, remedy = '' }) => {
      const text = [wrong, remedy].filter(Boolean).join(' → ');
      return `<li><strong>${escapeHtml(place)}</strong> ${escapeHtml(text)}</li>`;
    });
  const check = `<details><summary>Please check: ${warnings.length}</summary><ul>${list(warnings).join('')}</ul></details>`;
  return `<${previewMark} class="block border-b border-line bg-card p-4 text-ink print:hidden" role="region" aria-label="Preview">
<details><summary>Preview: ${items.length} to do before launch</summary><ul>${list(items).join('')}</ul></details>
${warnings.length > 0 ? check : ''}
<form hidden><label>Show the site as a visitor in <input class="border border-line" autocomplete="off" placeholder="Duluth, Minnesota"></label>
<button class="border border-line">Show</button></form></${previewMark}>`;
}

/** Turns the export in `out` into a preview: the last step of a build with `--preview`. */
export function makePreview(out: string, { items, warnings }: CheckedContent): void {
  const facts = {
    items,
    warnings,
    basePath: process.env.BASE_PATH ?? '',
    lookups: Object.values(lookupSettings(process.env)),
  };
  for (const { file, html } of builtPages(out)) writeFileSync(path.join(out, file), addPreview(html, facts));
  copyFileSync('scripts/preview/ribbon.js', path.join(out, `${previewMark}.js`));
  rmSync(path.join(out, 'sitemap.xml'), { force: true });
  writeFileSync(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  appendFileSync(path.join(out, '_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}
