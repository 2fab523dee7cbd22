import { pageHref } from '@/lib/site/href';

/** The business's mark (public/mark.svg) and name, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-h3 leading-tight font-bold sm:whitespace-nowrap md:max-xl:text-body"
    >
      <img src={pageHref('/mark.svg')} alt="" width={32} height={32} className="shrink-0" />
      {name}
    </a>
  );
}
