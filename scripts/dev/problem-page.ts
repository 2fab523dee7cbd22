import type { Problem } from '@/lib/content/content-error';

/** Where the front of `npm run dev` keeps its own addresses, which no page of the site has. */
export const ownAddress = { script: '/__content/live.js', changes: '/__content/changes' } as const;

/** Loads the page anew when content/ has changed, and when the front is there again after a restart. */
export const liveScript = `const { search } = new URL(document.currentScript.src);
const changes = new EventSource(${JSON.stringify(ownAddress.changes)} + search);
changes.onmessage = () => location.reload();
changes.onerror = () => { changes.onopen = () => location.reload(); };
`;

/**
 * Stands at the end of every page while somebody edits; never part of a build. `seen` is the number of changes so far: a change
 * that comes before the script has loaded isn't missed.
 */
export const liveTag = (seen: number) => `<script src="${ownAddress.script}?seen=${seen}" async></script>`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');

const styles = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
  h1 { line-height: 1.2; }
  li { margin: 1.5rem 0; padding: 0.25rem 1rem; border-left: 4px solid light-dark(#a33b12, #ffb27d); }
  ol { list-style: none; padding: 0; }
  h2 { font-size: 1.0625rem; margin: 0; }
  p { margin: 0.25rem 0; }`;

function problemItem({ file, field, wrong, remedy }: Problem): string {
  return `<li><h2>${escaped([file, field].filter(Boolean).join(': '))}</h2>
<p>It ${escaped(wrong)}</p><p><strong>What to do:</strong> ${escaped(remedy)}</p></li>`;
}

/**
 * The page that stands in for every page of the site while content/ is wrong: the same words as on the command line, as a
 * whole HTML document. It gives way to the site by itself when everything is right again.
 */
export function problemPage(problems: readonly Problem[], seen: number): string {
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${count} in content/ must be put right</title><style>${styles}</style></head>
<body><main><h1>${count} in content/ must be put right</h1>
<p>Correct the file and save it: the site comes back by itself. Nothing is lost.</p>
<ol>${problems.map(problemItem).join('\n')}</ol></main>${liveTag(seen)}</body></html>
`;
}
