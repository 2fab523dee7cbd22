import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Remark } from '@/lib/content/remarks';
import { remarksFor, things } from '../content/remarks';
import { builtPages } from '../pages';

const noIndex = '<meta name="robots" content="noindex, nofollow"/>';

/** Turns the export in `out` into a preview. Only a build with `--preview` does this. */
export function makePreview(out: string, remarks: readonly Remark[], requestsLine: string): void {
  for (const { file, html } of builtPages(out))
    writeFileSync(path.join(out, file), addPreview(html, remarks, requestsLine));
  rmSync(path.join(out, 'sitemap.xml'), { force: true });
  writeFileSync(path.join(out, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  appendFileSync(path.join(out, '_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}

/**
 * Makes search engines ignore a page, and adds a bar at its top that says how requests reach the shop (`requestsLine`),
 * and lists what is left to do.
 */
export function addPreview(html: string, remarks: readonly Remark[], requestsLine: string): string {
  const page = html
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replace('</head>', `${noIndex}</head>`)
    .replace(/<body[^>]*>/, (body) => body + bar(remarks, requestsLine));
  if (!page.includes(noIndex) || !page.includes('</preview-bar>'))
    throw new Error('A page of the preview has no head or body, so we can’t add the bar.');
  return page;
}

/** React skips this unknown element when it hydrates. It can use only class names that other parts use, too. */
function bar(remarks: readonly Remark[], requestsLine: string): string {
  const toDo = remarksFor('launch', remarks);
  const toCheck = remarksFor('maybe', remarks);
  return `<preview-bar class="block border-b border-line bg-card p-4 text-ink print:hidden" role="region" aria-label="Preview">
${foldedList(`Preview. ${things(toDo.length)} to do before launch`, toDo)}
${foldedList(`${things(toCheck.length)} to check`, toCheck)}
<p>${escapeHtml(requestsLine)}</p></preview-bar>`;
}

function foldedList(summary: string, remarks: readonly Remark[]): string {
  const entries = remarks.map((remark) => {
    const where = escapeHtml(remark.where);
    const what = escapeHtml(`${remark.wrong} → ${remark.remedy}`);
    return `<li><strong>${where}</strong> ${what}</li>`;
  });
  return `<details><summary>${summary}</summary><ul>${entries.join('')}</ul></details>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
