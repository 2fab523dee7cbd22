import { Appliance, Drawing, Photo, Stars } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { TextUsLink } from '@/components/site/contact';
import { ButtonLink } from '@/components/ui/button';
import { Lead } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load/site-content';
import type { Service } from '@/lib/content/schemas/services';
import { hoursInWords } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';
import { CallLink, StatusLine } from './status';

/**
 * The first screen: whether we come today, what we promise, Book Now and Call, and each appliance
 * with its price. The kitchen follows on phones; on wide screens it runs to the window's right edge.
 */
export function Hero({ content: { brand, home, site, business, services } }: { content: SiteContent }) {
  const { hero: texts } = home;
  const { hours, closedDates, emergency, sameDayUntil, claims, phone, email } = business;
  const opening = { hours, closedDates, emergency };
  const columns = services.length === 4 ? 2 : 3;
  const wholeRows = services.length - (services.length % columns);
  return (
    <section
      aria-labelledby="promise"
      className="bg-paper lg:grid lg:grid-cols-[minmax(2rem,1fr)_minmax(0,36.5rem)_minmax(0,39.5rem)_minmax(2rem,1fr)]"
    >
      <div className="px-gutter pt-4 pb-6 sm:px-6 lg:col-start-2 lg:px-0 lg:pt-7 lg:pr-12 lg:pb-8">
        <StatusLine
          facts={{ ...opening, sameDayUntil }}
          texts={texts.status}
          contact={{ phone, email }}
          hours={hoursInWords(hours)}
        />
        <CityHeading level={1} id="promise" text={texts.heading} />
        <div className="max-sm:hidden">
          <Lead>{texts.lead}</Lead>
        </div>
        <div className="mt-4 flex flex-wrap gap-2 lg:mt-5 print:hidden">
          <ButtonLink href={pageHref('/checkout')} className="max-sm:flex-[1_0_7rem] max-sm:px-0 sm:px-10">
            {site.navigation.bookNow}
          </ButtonLink>
          <CallLink
            opening={opening}
            phone={phone}
            label={site.navigation.call}
            emergencyPrice={texts.emergencyPrice}
            className="max-sm:flex-[1_0_7rem] max-sm:px-0 sm:min-w-45"
          />
          <TextUsLink business={business} label={site.navigation.textUs} icon />
        </div>
        <h2 className="text-h3 mt-6">{texts.appliancesHeading}</h2>
        <p className="text-small text-soft">
          {[texts.appliancesNote, texts.appliancesCredit].filter(Boolean).join(', ')}.
        </p>
        <ul className={`mt-2 flex flex-wrap gap-2 ${columns === 3 ? 'thirds' : 'halves'}`}>
          {services.map((service, index) => (
            <li key={service.id} className={index < wholeRows ? undefined : 'grow'}>
              <Tile service={service} />
            </li>
          ))}
        </ul>
        {claims.rating && texts.rating && (
          <p className="mt-3 flex items-center gap-2 text-small text-soft max-md:hidden">
            <Stars rating={claims.rating} /> {texts.rating}
          </p>
        )}
      </div>
      {brand.photo ? (
        <Photo
          description={brand.photo.description}
          sizes="(width >= 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full lg:col-span-2 lg:aspect-auto lg:h-0 lg:min-h-full"
        />
      ) : (
        <Drawing
          of="kitchen"
          services={services}
          label={texts.picture}
          className="h-auto w-full lg:col-span-2 lg:h-full"
        />
      )}
    </section>
  );
}

function Tile({ service: { id, shortName, price } }: { service: Service }) {
  return (
    <a
      href={pageHref(`/checkout?service=${id}`)}
      className="group flex h-full flex-col items-center rounded-soft border border-control bg-card py-2 text-center fades hover:border-ink xl:min-h-17 xl:flex-row xl:px-1 xl:gap-1 xl:text-start"
    >
      <Appliance id={id} className="h-14 w-auto max-w-full xl:h-10 xl:shrink-0" />
      <span className="grid">
        <span className="text-small/5 font-semibold group-hover:underline">{shortName}</span>{' '}
        <span className="font-display text-h3 font-semibold">{formatDollars(price)}</span>
      </span>
    </a>
  );
}
