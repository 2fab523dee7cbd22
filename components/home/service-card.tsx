import { Appliance } from '@/components/illustrations/appliance';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Tag } from '@/components/ui/tag';
import type { HomeWords } from '@/lib/content/home';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { pageHref } from '@/lib/site/href';

type Props = { service: Service; words: Pick<HomeWords['services'], 'startingAt' | 'popular'> };

/**
 * One repair and its starting price: the whole card leads to the wizard with this service chosen. The name stands
 * first in the mark-up, so the link's name begins with it; the picture comes first for the eye.
 */
export function ServiceCard({ service: { id, name, price, category, popular, description }, words }: Props) {
  return (
    <a
      href={pageHref(`/checkout?service=${id}`)}
      className="group block h-full rounded-soft text-ink no-underline"
    >
      <Card className="grid h-full grid-cols-3 overflow-hidden fades group-hover:border-ink sm:flex sm:flex-col">
        <div className="col-span-2 flex grow flex-col p-2 sm:p-2.5">
          <Heading level={3} className="underline-offset-4 group-hover:underline">
            {name}
          </Heading>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1 gap-y-0.5 text-small text-soft">
            {`${category} `}
            {popular && <Tag>{words.popular}</Tag>}
          </p>
          <p className="mt-1 hidden sm:block">{description}</p>
          <p className="mt-auto flex items-baseline gap-1 pt-1.5">
            <span className="text-small text-soft">{`${words.startingAt} `}</span>
            <span className="font-display text-price font-bold tabular-nums">{formatDollars(price)}</span>
          </p>
        </div>
        <div className="-order-1 grid place-items-center bg-birch p-1 sm:p-2">
          <Appliance id={id} className="h-auto w-full max-w-20 sm:max-w-28" />
        </div>
      </Card>
    </a>
  );
}
