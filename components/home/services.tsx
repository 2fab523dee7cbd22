import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Appliance, Van } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { ContactText } from '@/components/site/contact';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Lead, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { SiteContent } from '@/lib/content/load/site-content';
import type { HomeTexts } from '@/lib/content/schemas/home';
import type { Service } from '@/lib/content/schemas/services';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';

type Props = { content: SiteContent; quoteForm: ReactNode };

export function Services({ content: { home, services, business }, quoteForm }: Props) {
  const texts = home.services;
  return (
    <Section id="services" labelledBy="services-heading" tone="ice">
      <CityHeading id="services-heading" text={texts.heading} />
      <Lead>{texts.intro}</Lead>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-6">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} texts={texts} />
          </li>
        ))}
      </ul>
      {business.brands.length > 0 && (
        <p className="mt-4 text-small sm:text-body">
          <strong>{texts.brands}</strong> {`${business.brands.join(', ')}.`}
        </p>
      )}
      <h3 id="prices" className="text-h2 mt-8">
        {texts.priceHeading}
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {(['priceCovers', 'priceExtra', 'priceChanges'] as const).map((note) => (
          <div key={note} className="border-t border-control/40 pt-3">
            <dt className="font-semibold">{texts[`${note}Heading`]}</dt>
            <dd className="mt-1 max-w-measure text-small sm:text-body">{texts[note]}</dd>
          </div>
        ))}
      </dl>
      {quoteForm}
      <div className="mt-8 grid grid-cols-1 gap-4">
        <div className="flex items-end justify-between gap-4 border-b border-control/40">
          <h3 className="text-h2 pb-3">{texts.howItWorks.heading}</h3>
          <Van name={business.name} className="h-auto w-36 min-w-0 sm:w-52" />
        </div>
        <ol className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
          {texts.howItWorks.steps.map(({ heading, text }, index) => (
            <li key={heading} className="flex gap-3">
              <span aria-hidden className="w-5 shrink-0 font-display text-price font-bold">
                {index + 1}
              </span>
              <div>
                <h4>{heading}</h4>
                <p className="mt-1 max-w-measure text-small sm:text-body">
                  <ContactText text={text} contact={business} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** The link in the heading covers the card and leads to the wizard with the service chosen. */
function ServiceCard({ service, texts }: { service: Service; texts: HomeTexts['services'] }) {
  const { id, name, price, category, popular, description, symptoms } = service;
  return (
    <Card className="service-card group relative grid h-full grid-cols-3 overflow-hidden fades hover:border-ink sm:flex sm:flex-col">
      <div className="col-span-2 flex min-w-0 grow flex-col p-3 sm:p-5">
        <h3 className="underline-offset-4 group-hover:underline">
          <a href={pageHref(`/checkout?service=${id}`)}>{name}</a>
        </h3>
        <p className="min-h-lh text-small text-soft max-sm:hidden">{category !== name && category}</p>
        <p className="mt-2 max-sm:hidden">{description}</p>
        <p className="mt-1 text-small text-soft lowercase first-letter:uppercase sm:hidden">
          {symptoms
            .filter(({ callFirst }) => !callFirst)
            .map(({ words }) => words)
            .join(', ')}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2 sm:pt-4">
          <span className="text-small text-soft">{texts.startingAt}</span>{' '}
          <span className="font-display text-price font-semibold">{formatDollars(price)}</span>{' '}
          {popular && (
            <span className="sm:absolute sm:top-3 sm:right-3">
              <Tag>{texts.popular}</Tag>
            </span>
          )}
          <Icon of={ArrowRight} className="ml-auto size-5 text-ember max-sm:hidden print:hidden" />
        </p>
      </div>
      <div className="-order-1 grid place-items-center bg-birch p-2 sm:p-4">
        <Appliance id={id} className="h-auto w-full max-w-26 sm:max-w-56 print:max-w-26" />
      </div>
    </Card>
  );
}
