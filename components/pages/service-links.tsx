import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { pageHref } from '@/lib/site/href';

type Props = { services: readonly Service[]; startingAt: string };

/** The repairs as a plain list of links, each to the wizard with that repair chosen. */
export function ServiceLinks({ services, startingAt }: Props) {
  return (
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
                {`${startingAt} ${formatDollars(price)}`}
              </span>
            </span>
            <Icon of={ArrowRight} className="size-2.5 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
