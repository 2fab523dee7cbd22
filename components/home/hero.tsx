import { CityTitle } from '@/components/city/city-heading';
import { Appliance, Drawing } from '@/components/illustrations/drawing';
import { BookNowLink, PhoneLink } from '@/components/site/contact-buttons';
import { Photo } from '@/components/site/photo';
import { TrustItems } from '@/components/site/trust';
import type { SiteContent } from '@/lib/content/load';
import type { Service } from '@/lib/content/schemas/services';
import { headlineTable } from '@/lib/hours/headline-table';
import { hoursInWords } from '@/lib/hours/hours-in-words';
import type { Shop } from '@/lib/hours/shop';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';
import { HeadlinePart } from './headline-part';

type Props = { content: SiteContent };

/** While the headline offers an emergency repair, the button says "Call now". */
const call = (
  <>
    Call<span className="hidden in-data-[shop=emergency]:inline"> now</span>
  </>
);

/**
 * The first screen: the current headline, Book Now and Call, and each appliance with its price. On phones, the picture
 * is below them. On wide screens, it extends to the right edge of the window.
 */
export function Hero({ content, shop }: Props & { shop: Shop }) {
  const { home, business, services, facts } = content;
  return (
    <section
      aria-labelledby="hero-heading"
      data-headlines={JSON.stringify(headlineTable(shop))}
      className="bg-paper lg:grid lg:grid-cols-[2rem_21fr_17fr_2rem] xl:grid-cols-[1fr_42rem_34rem_1fr] min-[100rem]:grid-cols-[1fr_45rem_41rem_1fr]"
    >
      <div className="px-gutter pt-4 pb-6 lg:col-start-2 lg:px-0 lg:pt-7 lg:pr-6 lg:pb-8 xl:pr-12">
        <CityTitle id="hero-heading" text={home.hero.heading} />
        <Headline content={content} />
        <div className="mt-4 flex flex-wrap gap-2 *:flex-[1_0_7rem] *:px-0 lg:mt-5 print:hidden">
          <BookNowLink />
          <PhoneLink phone={business.phone} label={call} variant="call" />
        </div>
        <h2 className="text-h3 mt-6">What’s broken?</h2>
        <p className="@container grid grid-cols-1 text-small text-soft">
          <HeadlinePart
            part="prices"
            fallback={home.hero.pricesNote}
            elsewhere={`Starting prices in our ${facts.areaCount}.`}
          />
        </p>
        <Tiles services={services} />
        <ul className="dotted mt-4 flex flex-wrap text-body font-semibold lg:max-xl:text-small max-sm:*:first:w-full max-sm:*:first:after:hidden">
          <TrustItems business={business} />
        </ul>
      </div>
      <Picture content={content} />
    </section>
  );
}

function Headline({ content: { business } }: Props) {
  const { sameDayUntil, address, hours } = business;
  return (
    <>
      <p className="@container mt-1 grid grid-cols-1 font-display text-headline font-semibold text-balance">
        <HeadlinePart
          part="line"
          fallback={sameDayUntil ? 'We can often come the same day.' : 'Call us or book online.'}
          elsewhere={`We’re based in ${address.city}.`}
        />
      </p>
      <p className="mt-2 flex items-baseline gap-2.5 text-small text-pretty md:text-body print:hidden">
        <span className="status-dot size-2.5 shrink-0 rounded-round border-2" />
        <span className="@container grid grow grid-cols-1">
          <HeadlinePart
            part="note"
            fallback={hoursInWords(hours)}
            elsewhere="Call us, and we’ll tell you if we can come."
          />
        </span>
      </p>
    </>
  );
}

/** The appliances, three in a row, or fewer in large text. */
function Tiles({ services }: { services: readonly Service[] }) {
  return (
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(5.25rem,(100%-1rem)/3),1fr))] gap-2">
      {services.map((service) => (
        <li key={service.id}>
          <Tile service={service} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ content: { brand, services } }: Props) {
  if (brand.photo)
    return (
      <Photo
        photo={brand.photo}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-3/2 w-full lg:col-span-2 lg:aspect-auto lg:h-0 lg:min-h-full"
      />
    );
  return (
    <Drawing
      of="kitchen"
      services={services}
      label="A kitchen overlooking a lake with a loon on it. Repair tools are laid out on the floor."
      className="h-auto w-full lg:col-span-2 lg:h-0 lg:min-h-full"
    />
  );
}

function Tile({ service: { id, shortName, price } }: { service: Service }) {
  return (
    <a
      href={pageHref(`/checkout?service=${id}`)}
      className="pressable group flex h-full flex-col items-center rounded-soft border bg-card py-2 text-center"
    >
      <Appliance id={id} className="h-14 w-auto max-w-full" />
      <span className="text-small/5 font-semibold group-hover:underline max-[24rem]:text-[0.875rem] max-[22rem]:text-[0.8125rem]">
        {shortName}
      </span>{' '}
      <span className="font-display text-h3 font-semibold">{formatDollars(price)}</span>
    </a>
  );
}
