import { ServiceAreas } from '@/components/areas/service-areas';
import { Announcement } from '@/components/city/announcement';
import { CityProvider } from '@/components/city/city';
import { ContactSection } from '@/components/home/contact-section';
import { Hero } from '@/components/home/hero';
import { Services } from '@/components/home/services';
import { Testimonials } from '@/components/home/testimonials';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { ContactForm, Quote, QuoteDialog } from '@/components/inquiry/inquiry-forms';
import { CallBar, JsonLd, PageFrame } from '@/components/site/page-frame';
import { lookupSettings } from '@/lib/content/build-settings';
import { announcementContent, shopOf, travelAreaOf } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { homeStructuredData } from '@/lib/seo/structured-data';

export const generateMetadata = () => pageMetadata('home', siteContent());

export default function HomePage() {
  const content = siteContent();
  const shop = shopOf(content);
  return (
    <CityProvider settings={lookupSettings(process.env)} travelArea={travelAreaOf(content)}>
      <JsonLd data={homeStructuredData(content)} />
      <Announcement {...announcementContent(content)} />
      <PageFrame content={content} kind="home">
        <Hero content={content} shop={shop} />
        {/* The call bar sticks to the screen within this element, so it never covers the hero. Its place at the end has
            the color of the section above it. */}
        <div className="bg-ice">
          <Services content={content} quoteForm={<Quote content={content} shop={shop} />} />
          <WhyChooseUs content={content} />
          <ServiceAreas content={content} shop={shop} />
          <Testimonials content={content} />
          <ContactSection content={content} contactForm={<ContactForm content={content} shop={shop} />} />
          <CallBar content={content} />
        </div>
      </PageFrame>
      <QuoteDialog content={content} shop={shop} />
    </CityProvider>
  );
}
