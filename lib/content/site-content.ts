import type { AboutWords } from './about';
import type { Area } from './areas';
import type { Business } from './business';
import type { BusinessInfoWords } from './business-info';
import type { CheckoutWords } from './checkout';
import type { FormWords } from './forms';
import type { HomeWords } from './home';
import type { PageWords, RouteId } from './pages';
import type { Prose } from './prose';
import type { Service } from './services';
import type { SiteWords } from './site';
import type { Testimonial } from './testimonials';

/** Everything in content/, checked, with the facts filled into the words. */
export type SiteContent = {
  business: Business;
  services: Service[];
  areas: Area[];
  testimonials: Testimonial[];
  pages: Record<RouteId, PageWords>;
  site: SiteWords;
  home: HomeWords;
  about: AboutWords;
  businessInfo: BusinessInfoWords;
  forms: FormWords;
  checkout: CheckoutWords;
  privacy: Prose;
  terms: Prose;
};

/** The site's content. Throws a ContentError in plain words when a file of content/ is wrong. */
export declare function siteContent(): SiteContent;
