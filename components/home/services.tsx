import { ArrowRight } from 'lucide';
import { Appliance } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { ContactText } from '@/components/site/contact';
import { Card } from '@/components/ui/card';
import { DialogButton } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Lead, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { SiteContent } from '@/lib/content/load/site-content';
import type { HomeTexts } from '@/lib/content/schemas/home';
import type { Service } from '@/lib/content/schemas/services';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';

export function Services({ content: { home, services, business } }: { content: SiteContent }) {
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
      <p className="mt-4 text-small sm:text-body">
        <strong>{texts.brands}</strong> {`${business.brands.join(', ')}.`}
      </p>
      <h3 className="text-h2 mt-8">{texts.priceHeading}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 lg:grid-cols-3">
        {(['priceCovers', 'priceExtra', 'priceChanges'] as const).map((note) => (
          <div key={note} className="max-w-measure border-t border-control/40 pt-3">
            <dt className="font-semibold">{texts[`${note}Heading`]}</dt>
            <dd className="mt-1 text-small sm:text-body">{texts[note]}</dd>
          </div>
        ))}
      </dl>
      <DialogButton dialog="quote-dialog" variant="secondary" className="mt-5 print:hidden">
        {texts.freeQuote}
      </DialogButton>
      <div className="mt-8 grid gap-4 border-t border-control/40 pt-6 sm:gap-5">
        <h3 className="text-h2">{texts.howItWorks.heading}</h3>
        <ol className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
          {texts.howItWorks.steps.map(({ heading, text }, index) => (
            <li key={heading} className="flex gap-3">
              <span aria-hidden className="w-6 shrink-0 font-display text-price font-bold tabular-nums">
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
  const { id, name, price, category, popular, description } = service;
  return (
    <Card className="service-card group relative grid h-full grid-cols-3 overflow-hidden fades hover:border-ink sm:flex sm:flex-col">
      <div className="col-span-2 flex min-w-0 grow flex-col p-3 sm:p-5">
        <h3 className="underline-offset-4 group-hover:underline">
          <a href={pageHref(`/checkout?service=${id}`)} className="after:absolute after:inset-0">
            {name}
          </a>
        </h3>
        <p className="mt-1 text-small text-soft sm:min-h-lh">{category !== name && category}</p>
        <p className="mt-1 line-clamp-1 text-small sm:mt-2 sm:line-clamp-none sm:text-body">{description}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
          <span className="text-small text-soft">{texts.startingAt}</span>{' '}
          <span className="font-display text-price font-bold tabular-nums">{formatDollars(price)}</span>
          <span
            aria-hidden
            className="ml-auto flex items-center gap-1 text-small font-semibold text-ember print:hidden"
          >
            <span className="max-md:hidden">{texts.book}</span>
            <Icon of={ArrowRight} className="size-4" />
          </span>
        </p>
      </div>
      <div className="relative -order-1 grid place-items-center bg-birch p-2 sm:p-4">
        <Appliance id={id} className="h-auto w-full max-w-26 sm:max-w-56 print:max-w-26" />
        {popular && (
          <span className="absolute bottom-1 sm:top-3 sm:right-3 sm:bottom-auto">
            <Tag>{texts.popular}</Tag>
          </span>
        )}
      </div>
    </Card>
  );
}
