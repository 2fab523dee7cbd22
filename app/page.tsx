import { Contact } from '@/components/home/contact';
import { Hero } from '@/components/home/hero';
import { ServiceAreas } from '@/components/home/service-areas';
import { Services } from '@/components/home/services';
import { Testimonials } from '@/components/home/testimonials';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { Announcement } from '@/components/location/announcement';
import { CityProvider } from '@/components/location/city-provider';
import { CallBar } from '@/components/site/call-bar';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { siteContent } from '@/lib/content/site-content';
import { phoneHref } from '@/lib/hand-off/phone';
import { lookupSettings } from '@/lib/location/settings';

/** The home page, from top to bottom. */
export default function HomePage() {
  const { site, home, business, services, areas, testimonials } = siteContent();
  const phone = business.phone.value;
  return (
    <CityProvider settings={lookupSettings(process.env)} defaultCity={site.defaultCity}>
      <Announcement
        words={site.announcement}
        phone={{ number: phone, href: phoneHref(phone) }}
        focusAfter="main"
      />
      <Header words={site.navigation} name={business.name.value} phone={phone} />
      <main id="main" tabIndex={-1}>
        <Hero words={home.hero} navigation={site.navigation} phone={phone} quoteForm={null} />
        <div>
          <Services words={home.services} services={services} />
          <WhyChooseUs words={home.whyChooseUs} />
          <ServiceAreas words={home.areas} areas={areas} phone={phone} />
          <Testimonials words={home.testimonials} testimonials={testimonials} />
          <Contact words={home.contact} business={business} contactForm={null} />
          <CallBar words={site.navigation} phone={phone} />
        </div>
      </main>
      <Footer words={site.footer} business={business} />
    </CityProvider>
  );
}
