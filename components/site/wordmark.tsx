import { readFileSync } from 'node:fs';
import { pageHref } from '@/lib/site/links';
import { plainDrawing } from './mark';

const mark = plainDrawing(readFileSync('public/mark.svg', 'utf8'));

/** The business's mark (public/mark.svg) and name, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-h3 leading-tight font-semibold text-balance md:max-xl:text-body"
    >
      <span className="size-8 shrink-0" aria-hidden>
        {mark ?? <img src={pageHref('/mark.svg')} alt="" width={32} height={32} />}
      </span>
      {name}
    </a>
  );
}
