import type { Metadata } from 'next';
import { EnquiryForm } from '@/components/enquiry/enquiry-form';
import { QuoteDialog } from '@/components/enquiry/quote-dialog';
import { Contact } from '@/components/home/contact';
import { Hero } from '@/components/home/hero';
import { ServiceAreas } from '@/components/home/service-areas';
import { Services } from '@/components/home/services';
import { Testimonials } from '@/components/home/testimonials';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { Announcement } from '@/components/location/announcement';
import { CityProvider } from '@/components/location/city';
import { CallBar, JsonLd, PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { lookupSettings } from '@/lib/location/settings';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { homeStructuredData } from '@/lib/seo/structured-data';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'home');

/** The home page, from top to bottom. */
export default function HomePage() {
  const content = siteContent();
  const { site, home, business, services, areas, testimonials, forms, handOff } = content;
  const [name, phone, email] = [business.name.value, business.phone.value, business.email.value];
  const enquiry = { words: forms, handOff, business: { name, phone, email } };
  const quoteForm = <EnquiryForm kind="quote" {...enquiry} prefix="hero-quote" />;
  const contactForm = <EnquiryForm kind="contact" {...enquiry} prefix="contact-form" />;
  return (
    <CityProvider settings={lookupSettings(process.env)} defaultCity={site.defaultCity}>
      <JsonLd data={homeStructuredData(content)} />
      <Announcement words={site.announcement} />
      <PageFrame content={content} callBar={false}>
        <Hero words={home.hero} navigation={site.navigation} phone={phone} quoteForm={quoteForm} />
        <div>
          <Services words={home.services} services={services} />
          <WhyChooseUs words={home.whyChooseUs} />
          <ServiceAreas words={home.areas} areas={areas} phone={phone} />
          <Testimonials
            words={home.testimonials}
            testimonials={testimonials}
            reviewsHref={business.ratingLink?.value}
          />
          <Contact words={home.contact} business={business} contactForm={contactForm} />
          <CallBar words={site.navigation} phone={phone} />
        </div>
      </PageFrame>
      <QuoteDialog {...enquiry} />
    </CityProvider>
  );
}
