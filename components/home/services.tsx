import { ArrowRight } from 'lucide';
import { Appliance } from '@/components/illustrations/drawing';
import { Card } from '@/components/ui/card';
import { DialogButton } from '@/components/ui/dialog';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { HomeWords } from '@/lib/content/home';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { pageHref } from '@/lib/site/href';
import { CityHeading } from './city-heading';
import { HowItWorks } from './how-it-works';

type Words = HomeWords['services'];

/** What we repair and what a visit costs, with the notes on prices and the steps below. */
export function Services({ words, services }: { words: Words; services: readonly Service[] }) {
  return (
    <Section id="services" labelledBy="services-heading" ground="ice">
      <div className="grid gap-1.5 lg:grid-cols-2 lg:items-end lg:gap-6">
        <CityHeading id="services-heading" words={words.heading} />
        <p className="max-w-measure text-lead text-soft">{words.intro}</p>
      </div>
      <ul className="mt-4 grid gap-1.5 sm:grid-cols-2 sm:gap-2 lg:mt-5 lg:grid-cols-3 lg:gap-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} words={words} />
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-1.5 lg:grid-cols-3 lg:gap-x-3">
        <Heading level={3}>{words.priceHeading}</Heading>
        <p className="max-w-measure">{words.priceCovers}</p>
        <p className="max-w-measure">{words.priceChanges}</p>
        <DialogButton
          dialog="quote-dialog"
          variant="secondary"
          className="mt-0.5 justify-self-start lg:col-start-2 print:hidden"
        >
          {words.freeQuote}
        </DialogButton>
      </div>
      <HowItWorks words={words.howItWorks} />
    </Section>
  );
}

/** The link in the heading covers the card and leads to the wizard with the service chosen. */
function ServiceCard({ service, words }: { service: Service; words: Words }) {
  const { id, name, price, category, popular, description } = service;
  return (
    <Card className="group relative grid h-full grid-cols-3 overflow-hidden fades hover:border-ink sm:flex sm:flex-col">
      <div className="col-span-2 flex grow flex-col p-2 sm:p-2.5">
        <Heading level={3} className="underline-offset-4 group-hover:underline">
          <a href={pageHref(`/checkout?service=${id}`)} className="after:absolute after:inset-0">
            {name}
          </a>
        </Heading>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1 gap-y-0.5 text-small text-soft">
          {category !== name && `${category} `}
          {popular && <Tag>{words.popular}</Tag>}
        </p>
        <p className="mt-1 hidden sm:block">{description}</p>
        <p className="mt-auto flex items-baseline gap-1 pt-1.5">
          <span className="text-small text-soft">{`${words.startingAt} `}</span>
          <span className="font-display text-price font-bold tabular-nums">{formatDollars(price)}</span>
          <span
            aria-hidden
            className="ml-auto flex items-center gap-0.5 text-small font-semibold text-ember print:hidden"
          >
            {words.book}
            <Icon of={ArrowRight} className="size-2" />
          </span>
        </p>
      </div>
      <div className="-order-1 grid place-items-center bg-birch p-1 sm:p-2">
        <Appliance id={id} className="h-auto w-full max-w-20 sm:max-w-28" />
      </div>
    </Card>
  );
}
