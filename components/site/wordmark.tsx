import { pageHref } from '@/lib/site/href';

/** The business's name, leading home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="flex min-h-5.5 items-center font-display text-h3 font-bold sm:whitespace-nowrap"
    >
      {name}
    </a>
  );
}
