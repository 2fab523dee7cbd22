import type { ReactNode } from 'react';
import { CityHeading } from '@/components/city/city-heading';
import { Appliance, Van } from '@/components/illustrations/drawing';
import { ContactText } from '@/components/site/contact-text';
import { Faces } from '@/components/site/trust';
import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import type { Service } from '@/lib/content/schemas/services';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';

type Props = { content: SiteContent; quoteForm: ReactNode };

export function Services({ content, quoteForm }: Props) {
  const { services, home } = content;
  const texts = home.services;
  const notes = {
    Included: texts.priceCovers,
    'If you go ahead': texts.priceExtra,
    'What can change the price': texts.priceChanges,
  };
  return (
    <Section id="services" labelledBy="services-heading" tone="ice">
      {/* On phones, the tiles of the first screen are the price list. */}
      <div className="max-sm:hidden">
        <CityHeading id="services-heading" text={texts.heading} />
        <ul className="mt-6 mb-part grid grid-cols-[repeat(auto-fill,minmax(max(18rem,30%),1fr))] gap-4 lg:gap-6">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </div>
      <h3 id="prices" className="max-sm:text-h2">
        What the price covers
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {Object.entries(notes).map(([heading, note]) => (
          <div key={heading} className="border-t border-control/40 pt-3">
            <dt className="font-semibold">{heading}</dt>
            <dd className="mt-1 max-w-measure">{note}</dd>
          </div>
        ))}
      </dl>
      {quoteForm}
      <HowItWorks content={content} />
    </Section>
  );
}

function HowItWorks({ content: { home, about, business } }: { content: SiteContent }) {
  const { team } = about;
  const [first, ...others] = team;
  return (
    <>
      <div className="mt-part flex items-end justify-between gap-x-4 border-b border-control/40">
        <h3 className="pb-3 max-sm:text-h2">How it works</h3>
        <Van name={business.name} className="h-auto w-full max-w-40 min-w-0 sm:max-w-80" />
      </div>
      <ol className="mt-4 grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {home.services.howItWorks.steps.map(({ heading, text }, index) => (
          <li
            key={heading}
            className="grid grid-cols-[1.25rem_1fr] content-start gap-x-[min(0.75rem,4vw)] gap-y-1"
          >
            <span aria-hidden className="row-span-2 font-display text-price font-bold">
              {index + 1}
            </span>
            <h4>{heading}</h4>
            <p className="max-w-measure">
              <ContactText text={text} contact={business} />
            </p>
          </li>
        ))}
      </ol>
      {first && (
        <Faces team={team}>
          <p className="pt-4 pb-2">
            {others.length > 0 ? 'One of us will come. ' : `${first.name} will come. `}
            <TextLink href={pageHref('/about#team')}>
              {others.length > 0 ? 'Meet us' : `Meet ${first.name}`}
            </TextLink>
          </p>
        </Faces>
      )}
    </>
  );
}

/** A service. The link in its heading covers the whole card and opens the wizard with the service chosen. */
function ServiceCard({ service: { id, name, price, popular, description } }: { service: Service }) {
  return (
    <li className="card pressable link-card group grid grid-cols-[6rem_1fr] grid-rows-[auto_1fr] content-start gap-x-4 border-line p-5">
      <Appliance id={id} className="row-span-3 h-auto w-full" />
      <h3 className="underline-offset-4 group-hover:underline">
        <a href={pageHref(`/checkout?service=${id}`)}>{name}</a>
      </h3>
      <p className="mt-2">{description}</p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-4 text-small text-soft">
        Starting at{' '}
        <span className="font-display text-h3 font-semibold text-ink">{formatDollars(price)}</span>{' '}
        {popular && <Tag className="ml-auto">Popular</Tag>}
      </p>
    </li>
  );
}
