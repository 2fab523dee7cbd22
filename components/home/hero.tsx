import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Drawing, Stars } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { ContactText, PhoneLink } from '@/components/site/contact';
import { OpenNow } from '@/components/site/open-now';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Container, Lead } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load/site-content';
import { hoursInWords } from '@/lib/hours/opening-hours';
import { pageHref } from '@/lib/site/links';

type Props = { content: SiteContent; quoteForm: ReactNode };

/**
 * What we fix, what it costs and how to reach us, on the first screen of a small phone. Then
 * picture, facts and quote form, which is collapsed on phones so that prices come soon.
 */
export function Hero({ content: { home, site, business, services }, quoteForm }: Props) {
  const { hero: texts, contact } = home;
  const { hours, closedDates, emergency, claims } = business;
  return (
    <section aria-labelledby="promise" className="bg-paper py-5 lg:py-12">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 lg:col-span-7 lg:flex lg:flex-col xl:col-span-8">
          <div className="md:col-span-2">
            <CityHeading level={1} id="promise" text={texts.heading} />
            <Lead>{texts.lead}</Lead>
            <p className="mt-2 text-lead font-semibold">{texts.priceLine}</p>
            <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 sm:flex print:hidden">
              <ButtonLink href={pageHref('/checkout')} className="sm:px-10">
                {site.navigation.bookNow}
              </ButtonLink>
              <PhoneLink
                phone={business.phone}
                label={site.navigation.call}
                showNumber={false}
                className="sm:px-8"
              />
            </div>
            {claims.rating && texts.rating && (
              <p className="mt-3 flex min-h-lh flex-wrap items-center gap-x-2 font-medium">
                <Stars rating={claims.rating} /> {texts.rating}
              </p>
            )}
            <OpenNow
              opening={{ hours, closedDates, emergency }}
              texts={{ openNow: contact.openNow, closedNow: contact.closedNow }}
              hours={hoursInWords(hours)}
              note={<ContactText text={texts.closedNote} contact={business} />}
              className="min-h-[3lh] sm:min-h-[2lh]"
            />
          </div>
          <Drawing
            of="kitchen"
            services={services}
            label={texts.picture}
            className="h-auto w-full self-end md:order-1 lg:order-none print:w-1/2"
          />
          <ul aria-label={texts.proofLabel} className="gap-x-6 border-t border-line lg:grid lg:grid-cols-2">
            {texts.proof.map((proof) => (
              <li key={proof} className="border-b border-line py-1.5 font-medium sm:py-2">
                {proof}
              </li>
            ))}
          </ul>
        </div>
        <div id="quote" className="lg:col-span-5 xl:col-span-4 print:hidden">
          <Card className="p-5 sm:p-6">
            <details className="group open-when-wide">
              <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
                <h2 className="text-h3">{texts.quoteHeading}</h2>
                <Icon of={ChevronDown} className="size-6 shrink-0 group-open:rotate-180" />
              </summary>
              <h2 id="hero-quote-heading" className="text-h3 max-lg:hidden">
                {texts.quoteHeading}
              </h2>
              <p className="mt-1 text-small text-soft">{texts.quoteNote}</p>
              <div className="mt-4">{quoteForm}</div>
            </details>
          </Card>
        </div>
      </Container>
    </section>
  );
}
