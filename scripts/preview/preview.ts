import { appendFileSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf, type Remark } from '@/lib/content/remarks';
import { lookupSettings } from '@/lib/site/build-settings';
import { remarksFor } from '../content/check';
import { builtPages, escapeHtml } from '../pages';

/** In every page of a preview and in no other build. */
export const previewMark = 'preview-ribbon';

type PreviewFacts = {
  remarks: readonly Remark[];
  basePath: string;
  lookups: readonly string[];
};

/**
 * A page that search engines ignore, under a ribbon with `remarks` on content/ and a city to try; `lookups` are the addresses of the services that find the visitor's.
 */
export function addPreview(html: string, { remarks, basePath, lookups }: PreviewFacts): string {
  const script = `<script src="${basePath}/${previewMark}.js" data-lookups="${escapeHtml(lookups.join(' '))}"></script>`;
  const robots = '<meta name="robots" content="noindex, nofollow"/>';
  const page = html
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replace('</head>', () => `${robots}${script}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${ribbon(remarks)}`);
  if (!page.includes(script) || !page.includes(`</${previewMark}>`))
    throw new Error('A page of the preview has no head or body.');
  return page;
}

/** React skips the unknown element when it hydrates. The class names are those of other parts. */
function ribbon(remarks: readonly Remark[]): string {
  const list = (when: Remark['when'], summary: (count: number) => string) => {
    const found = remarksFor(when, remarks);
    const entries = found.map(
      (one) =>
        `<li><strong>${escapeHtml(placeOf(one))}</strong> ${escapeHtml(`${one.wrong} → ${one.remedy}`)}</li>`,
    );
    return `<details><summary>${summary(found.length)}</summary><ul>${entries.join('')}</ul></details>`;
  };
  return `<${previewMark} class="block border-b border-line bg-card p-4 text-ink print:hidden" role="region" aria-label="Preview">
${list('launch', (count) => `Preview: ${count} to do before launch`)}
${list('maybe', (count) => `Please check: ${count}`)}
<form hidden><label>Show the site as a visitor in <input class="border border-line" autocomplete="off" placeholder="Duluth, Minnesota"></label>
<button class="border border-line">Show</button></form></${previewMark}>`;
}

/** Turns the export in `out` into a preview: the last step of a build with `--preview`. */
export function makePreview(out: string, remarks: readonly Remark[]): void {
  const facts = {
    remarks,
    basePath: process.env.BASE_PATH ?? '',
    lookups: Object.values(lookupSettings(process.env)),
  };
  for (const { file, html } of builtPages(out)) writeFileSync(path.join(out, file), addPreview(html, facts));
  copyFileSync('scripts/preview/ribbon.js', path.join(out, `${previewMark}.js`));
  rmSync(path.join(out, 'sitemap.xml'), { force: true });
  writeFileSync(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  appendFileSync(path.join(out, '_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}
