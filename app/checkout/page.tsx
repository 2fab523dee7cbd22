import { BookingWizard } from '@/components/booking/booking-wizard';
import { CityProvider } from '@/components/location/city';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/load';
import { reachOf } from '@/lib/content/reach';
import { lookupSettings } from '@/lib/site/build-settings';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** Everything but the title, which each step of the wizard sets for itself. */
export function generateMetadata() {
  const { title: _title, ...metadata } = pageMetadata('checkout', siteContent());
  return metadata;
}

export default function CheckoutPage() {
  const content = siteContent();
  const { checkout, firstAid, business, services, areas, facts, pages } = content;
  const { name, phone, email, textable, hours, closedDates, emergency, replyTime, sameDayUntil } = business;
  const { taxPercent, taxPercentByState, statesServed, afterHoursPrice } = business;
  const taxes = { taxPercent, taxPercentByState };
  const times = { hours, closedDates, emergency, replyTime };
  const zips = [...new Set(areas.flatMap((area) => area.zips))];
  const place = { statesServed, zips, areaCount: facts.areaCount };
  return (
    <CityProvider settings={lookupSettings(process.env)} reach={reachOf(content)}>
      <PageFrame content={content} kind="wizard">
        <JsonLd data={breadcrumbs(business, 'Book a repair')} />
        <BookingWizard
          texts={checkout}
          firstAid={firstAid}
          business={{ name, phone, email, textable, ...times }}
          services={services.map(({ description: _d, category: _c, appliances: _a, ...service }) => service)}
          rules={{ ...times, sameDayUntil, ...taxes, ...place, afterHoursPrice, phone }}
          pageTitle={pages.checkout.title}
        />
      </PageFrame>
    </CityProvider>
  );
}
