import { readFileSync } from 'node:fs';
import { pageHref } from '@/lib/site/href';

const svg = readFileSync('public/mark.svg', 'utf8').replace(/<!--.*?-->/gs, '');

/** Part of the page, so it is there at the first paint. An <img>, because an SVG may have ids and styles. */
const mark = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The business's mark (public/mark.svg) and name, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-h3 leading-tight font-bold text-balance md:max-xl:text-body"
    >
      <img src={mark} alt="" width={32} height={32} className="shrink-0" />
      {name}
    </a>
  );
}
