import { BookingWizard } from '@/components/booking/booking-wizard';
import { CityProvider } from '@/components/city/city';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { Faces, TrustItems } from '@/components/site/trust';
import { lookupSettings } from '@/lib/content/build-settings';
import { wizardContent } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
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
        <BookingWizard
          {...wizardContent(content)}
          trust={<TrustItems business={content.business} detailClass="max-sm:sr-only" />}
          faces={
            <Faces team={content.about.team}>
              <h2 className="mb-2 text-h3">Who comes to your home</h2>
            </Faces>
          }
        />
      </PageFrame>
    </CityProvider>
  );
}
