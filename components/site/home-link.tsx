import type { SiteContent } from '@/lib/content/load';
import { logoPath, pageHref } from '@/lib/site/links';

type Props = { name: string; brand: Pick<SiteContent['brand'], 'showName'> };

/** The business's logo and name, as a link to the home page. In large text, the name is as large as its row allows. */
export function HomeLink({ name, brand: { showName } }: Props) {
  return (
    <a
      href={pageHref('/')}
      className="target gap-2 font-display text-[min(1.1875rem,5.5cqi)] leading-tight font-semibold text-balance"
    >
      <img
        src={pageHref(logoPath)}
        alt=""
        height={32}
        className={`aspect-logo h-8 w-auto shrink-0 object-contain ${showName ? 'max-w-32' : 'max-w-52'}`}
      />
      <span className={showName ? 'min-w-0' : 'sr-only'}>{name}</span>
    </a>
  );
}
