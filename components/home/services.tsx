import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Appliance, Van } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { ContactText } from '@/components/site/contact';
import { Icon } from '@/components/ui/icon';
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
    'If you go ahead with the repair': texts.priceExtra,
    'What can change the price': texts.priceChanges,
  };
  return (
    <Section id="services" labelledBy="services-heading" tone="ice">
      <CityHeading id="services-heading" text={texts.heading} />
      <ul className="mt-6 rounded-soft border-line max-sm:overflow-clip max-sm:border sm:grid sm:grid-cols-2 sm:gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-6">
        {services.map((service) => (
          <ServiceItem key={service.id} service={service} />
        ))}
      </ul>
      <h3 id="prices" className="text-h2 mt-8">
        What the price covers
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {Object.entries(notes).map(([heading, note]) => (
          <div key={heading} className="border-t border-control/40 pt-3">
            <dt className="font-semibold">{heading}</dt>
            <dd className="mt-1 max-w-measure text-small sm:text-body">{note}</dd>
          </div>
        ))}
      </dl>
      {quoteForm}
      <HowItWorks content={content} />
    </Section>
  );
}

/** Formats names as "Maria, Dan, or Lee". */
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

function HowItWorks({ content: { home, about, business } }: { content: SiteContent }) {
  const names = about.team.map(({ name }) => name);
  const title = <h3 className="text-h2 pb-3">How it works</h3>;
  return (
    <>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-4 border-b border-control/40">
        {names.length > 0 ? (
          <div className="flex-1">
            {title}
            <p className="pb-3 wrap-anywhere sm:text-lead">
              {`${either.format(names)} will come. `}
              <TextLink href={pageHref('/about#team')}>
                {names.length > 1 ? 'Meet them' : `Meet ${names[0]}`}
              </TextLink>
            </p>
          </div>
        ) : (
          title
        )}
        <Van name={business.name} withTechnician className="h-auto w-full max-w-104 sm:w-80 lg:w-104" />
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
            <p className="max-w-measure text-small sm:text-body">
              <ContactText text={text} contact={business} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const rowOnPhones = 'max-sm:items-center not-first:border-t';
const cardOnWideScreens =
  'sm:flex-col-reverse sm:overflow-hidden sm:rounded-soft sm:border sm:bg-birch sm:lifted sm:hover:border-ink';

/** A service. The link in its heading covers the whole element and opens the wizard with the service chosen. */
function ServiceItem({ service: { id, name, price, popular, description } }: { service: Service }) {
  return (
    <li
      className={`group relative flex border-line bg-card outline-offset-3 outline-focus fades has-focus-visible:outline-3 ${rowOnPhones} ${cardOnWideScreens}`}
    >
      <div className="order-last flex min-h-16 min-w-0 grow flex-col justify-center py-1.5 pr-[min(0.75rem,3vw)] pl-3 sm:order-none sm:bg-card sm:p-5">
        <h3 className="max-sm:font-sans max-sm:text-body/6 underline-offset-4 group-hover:underline">
          <a
            href={pageHref(`/checkout?service=${id}`)}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {name}
          </a>
        </h3>
        <p className="mt-2 max-sm:hidden">{description}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-small/6 text-soft sm:mt-auto sm:pt-4">
          Starting at{' '}
          <span className="font-display text-h3/6 font-semibold text-ink sm:text-price">
            {formatDollars(price)}
          </span>{' '}
          {popular && <Tag className="ml-auto sm:absolute sm:top-3 sm:right-3">Popular</Tag>}
          <Icon of={ArrowRight} className="ml-auto size-5 text-ember max-sm:hidden print:hidden" />
        </p>
      </div>
      <Appliance
        id={id}
        className="ml-[min(0.75rem,3vw)] h-auto w-[min(4rem,18vw)] shrink-0 sm:mx-auto sm:my-4 sm:w-56 sm:max-w-full print:w-26"
      />
    </li>
  );
}
