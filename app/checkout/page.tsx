import type { BookingContent } from '@/components/booking/booking-context';
import { BookingWizard } from '@/components/booking/booking-wizard';
import { CityProvider } from '@/components/location/city';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { Faces, TrustItems } from '@/components/site/trust';
import { siteContent, type SiteContent } from '@/lib/content/load';
import { lookupSettings } from '@/lib/content/build-settings';
import { recipientOf } from '@/lib/request/recipient';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** The metadata has no title, because each step of the wizard sets its own. */
export function generateMetadata() {
  const { title, ...metadata } = pageMetadata('checkout', siteContent());
  return metadata;
}

export default function CheckoutPage() {
  const content = siteContent();
  return (
    <CityProvider settings={lookupSettings(process.env)} travelArea={undefined}>
      <PageFrame content={content} kind="wizard">
        <JsonLd data={breadcrumbs(content.business, 'Book a repair')} />
        <BookingWizard {...wizardContent(content)} />
      </PageFrame>
    </CityProvider>
  );
}

/** The content that the wizard uses. All of it is part of the page as data, so we leave out the rest. */
function wizardContent(content: SiteContent): BookingContent {
  const { business, areas, facts, checkout, firstAid, pages, about } = content;
  const { sameDayUntil, statesServed, taxPercent, taxPercentByState, afterHoursPrice } = business;
  const services = content.services.map(
    ({ shortName, description, category, appliances, ...service }) => service,
  );
  return {
    texts: checkout,
    firstAid,
    business: {
      ...recipientOf(business),
      sameDayUntil,
      statesServed,
      areas,
      areaCount: facts.areaCount,
      taxPercent,
      taxPercentByState,
      afterHoursPrice,
    },
    services,
    trust: <TrustItems business={business} />,
    faces: (
      <Faces team={about.team}>
        <h2 className="mb-2 text-h3">Who comes to your home</h2>
      </Faces>
    ),
    pageTitle: pages.checkout.title,
  };
}
