import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { HomeWords } from '@/lib/content/home';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { pageHref } from '@/lib/site/href';

type Props = { services: readonly Service[]; words: HomeWords['services'] };

/** Services and starting prices as plain links to the wizard, with the notes on prices. */
export function ServiceLinks({ services, words }: Props) {
  return (
    <>
      <ul className="border-t border-line">
        {services.map(({ id, name, price }) => (
          <li key={id} className="border-b border-line">
            <a
              href={pageHref(`/checkout?service=${id}`)}
              className="group flex min-h-7 items-center gap-1.5 py-1"
            >
              <span className="grow sm:flex sm:items-baseline sm:justify-between sm:gap-2">
                <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {name}
                </span>{' '}
                <span className="block text-small whitespace-nowrap text-soft tabular-nums">
                  {`${words.startingAt} ${formatDollars(price)}`}
                </span>
              </span>
              <Icon of={ArrowRight} className="size-2.5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      {/* Required by Minn. Stat. 325D.44 next to a "Starting at" price. */}
      <p className="mt-1.5 text-small text-soft">{words.priceCovers}</p>
      <p className="mt-1 text-small text-soft">{words.priceChanges}</p>
    </>
  );
}
