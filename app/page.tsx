import { ServiceAreas } from '@/components/areas/service-areas';
import { InquiryForm } from '@/components/inquiry/inquiry-form';
import { QuoteDialog } from '@/components/inquiry/quote-dialog';
import { ContactSection } from '@/components/home/contact';
import { Hero } from '@/components/home/hero';
import { Services } from '@/components/home/services';
import { Testimonials } from '@/components/home/testimonials';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { Announcement } from '@/components/location/announcement';
import { CityProvider } from '@/components/location/city';
import { ContactText } from '@/components/site/contact';
import { OpenNow } from '@/components/site/open-now';
import { CallBar, JsonLd, PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/load/site-content';
import { controlsOf } from '@/lib/forms/fields';
import { contactFields, quoteFields } from '@/lib/forms/inquiry-fields';
import { hoursInWords } from '@/lib/hours/opening-hours';
import { lookupSettings } from '@/lib/location/settings';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { homeStructuredData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata('/', siteContent().pages.home);

export default function HomePage() {
  const content = siteContent();
  const { site, home, business, services, areas, testimonials, forms, request } = content;
  const [phone, email] = [business.phone, business.email];
  const opening = { hours: business.hours, closedDates: business.closedDates };
  const { openNow, closedNow } = home.contact;
  const inquiry = { texts: forms, request, business: { phone, email } };
  const quote = { ...inquiry, fields: controlsOf(quoteFields) };
  const contact = { ...inquiry, fields: controlsOf(contactFields) };
  const quoteForm = <InquiryForm kind="quote" {...quote} prefix="hero-quote" />;
  const contactForm = <InquiryForm kind="contact" {...contact} prefix="contact-form" />;
  return (
    <CityProvider
      settings={lookupSettings(process.env)}
      defaultCity={site.defaultCity}
      statesServed={business.statesServed}
    >
      <JsonLd data={homeStructuredData(content)} />
      <Announcement texts={site.announcement} opening={opening} />
      <PageFrame content={content} callBar={false}>
        <Hero
          texts={home.hero}
          navigation={site.navigation}
          phone={phone}
          rating={business.claims.rating}
          openNow={
            <OpenNow
              opening={opening}
              texts={{ openNow, closedNow }}
              hours={hoursInWords(business.hours)}
              note={<ContactText text={home.hero.closedNote} contact={business} />}
              className="min-h-[3lh] sm:min-h-[2lh]"
            />
          }
          quoteForm={quoteForm}
        />
        <div>
          <Services texts={home.services} services={services} brands={business.brands} contact={business} />
          <WhyChooseUs texts={home.whyChooseUs} contact={business} />
          <ServiceAreas texts={home.areas} areas={areas} contact={business} />
          <Testimonials
            texts={home.testimonials}
            testimonials={testimonials}
            reviewsHref={business.ratingLink}
          />
          <ContactSection
            texts={home.contact}
            textUs={site.navigation.textUs}
            business={business}
            contactForm={contactForm}
          />
          <CallBar texts={site.navigation} phone={phone} />
        </div>
      </PageFrame>
      <QuoteDialog {...quote} />
    </CityProvider>
  );
}
