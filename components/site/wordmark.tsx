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
      <span className="flex shrink-0 *:h-8 *:w-auto *:max-w-40" aria-hidden>
        {mark ?? <img src={pageHref('/mark.svg')} alt="" height={32} />}
      </span>
      {name}
    </a>
  );
}
