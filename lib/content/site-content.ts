import type { AboutWords } from './about';
import type { Area } from './areas';
import type { Business } from './business';
import type { BusinessInfoWords } from './business-info';
import type { CheckoutWords } from './checkout';
import { ContentError } from './content-error';
import { contentSettings } from './content-settings';
import type { FormWords } from './forms';
import type { HandOffWords } from './hand-off';
import type { HomeWords } from './home';
import { loadContent } from './load-content';
import type { PageWords, RouteId } from './pages';
import type { Prose } from './prose';
import { contentFolder } from './read';
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
  handOff: HandOffWords;
  privacy: Prose;
  terms: Prose;
};

let kept: SiteContent | undefined;

/**
 * The site's content, with the facts filled in. It is read once in a build, and anew each time in development,
 * so that an edit shows at once. Throws a ContentError in plain words when a file of content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (kept && process.env.NODE_ENV !== 'development') return kept;
  const loaded = loadContent(contentFolder(), contentSettings());
  if (!loaded.ok) throw new ContentError(loaded.problems);
  kept = loaded.content;
  return kept;
}
