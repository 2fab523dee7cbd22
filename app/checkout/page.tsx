import type { Metadata } from 'next';
import { BookingWizard } from '@/components/booking/booking-wizard';
import { CityProvider } from '@/components/location/city';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { lookupSettings } from '@/lib/location/settings';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

/** Everything but the title, which each step of the wizard sets for itself. */
export function generateMetadata(): Metadata {
  const { title: _title, ...metadata } = pageMetadata(siteContent(), 'checkout');
  return metadata;
}

/** The booking wizard. */
export default function CheckoutPage() {
  const content = siteContent();
  const { site, checkout, handOff, business, services, areas, pages } = content;
  const { name, phone, email } = business;
  return (
    <CityProvider settings={lookupSettings(process.env)} defaultCity={site.defaultCity}>
      <PageFrame content={content} callBar={false}>
        <JsonLd data={breadcrumbs(content, 'checkout')} />
        <BookingWizard
          words={checkout}
          handOffWords={handOff}
          business={{ name: name.value, phone: phone.value, email: email.value }}
          services={services}
          zips={[...new Set(areas.flatMap(({ zips }) => zips))]}
          pageTitle={pages.checkout.title}
        />
      </PageFrame>
    </CityProvider>
  );
}
