import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';

export function ServiceLinks({ content: { services, home } }: { content: SiteContent }) {
  return (
    <>
      <ul className="border-t border-line">
        {services.map(({ id, name, price }) => (
          <li key={id} className="border-b border-line">
            <a
              href={pageHref(`/checkout?service=${id}`)}
              className="group flex min-h-14 items-center gap-3 py-2"
            >
              <span className="grow sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {name}
                </span>{' '}
                <span className="block text-small whitespace-nowrap text-soft">
                  {`Starting at ${formatDollars(price)}`}
                </span>
              </span>
              <Icon of={ArrowRight} className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      {/* Minn. Stat. 325D.44: next to a "Starting at" price, what it covers and what changes it. */}
      <p className="mt-3 text-small text-soft">
        {`${home.hero.pricesNote} `}
        <TextLink href={pageHref('/#prices')}>What the price means</TextLink>
      </p>
    </>
  );
}
