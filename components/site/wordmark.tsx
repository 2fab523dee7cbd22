import { readFileSync } from 'node:fs';
import parse from 'html-react-parser';
import { pageHref } from '@/lib/site/href';

const svg = readFileSync('public/mark.svg', 'utf8');
/** In the page, the security policy would block its styles and pictures, and its ids could be in use. */
const needsOwnFile = /\s(style|id|class|on\w+)=|<(style|script|image)/i.test(svg);

/** The business's mark (public/mark.svg) and name, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-h3 leading-tight font-bold text-balance md:max-xl:text-body"
    >
      <span className="size-8 shrink-0" aria-hidden>
        {needsOwnFile ? <img src={pageHref('/mark.svg')} alt="" width={32} height={32} /> : parse(svg)}
      </span>
      {name}
    </a>
  );
}
