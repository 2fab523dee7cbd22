import { aboutSchema } from '@/lib/content/schemas/about';
import { areasSchema } from '@/lib/content/schemas/areas';
import { brandSchema } from '@/lib/content/schemas/brand';
import { businessSchema } from '@/lib/content/schemas/business';
import { businessInfoSchema } from '@/lib/content/schemas/business-info';
import { checkoutSchema } from '@/lib/content/schemas/checkout';
import { launchSchema } from '@/lib/content/schemas/launch';
import { homeSchema } from '@/lib/content/schemas/home';
import { pagesSchema } from '@/lib/content/schemas/pages';
import { servicesSchema } from '@/lib/content/schemas/services';
import { siteSchema } from '@/lib/content/schemas/site';
import { testimonialsSchema } from '@/lib/content/schemas/testimonials';

/** The schema of each JSON file, with the name of its form for staff. */
export const jsonFiles = {
  'business.json': businessSchema,
  'brand.json': brandSchema.meta({ title: 'Logo and color' }),
  'services.json': servicesSchema.meta({ title: 'Services and prices' }),
  'areas.json': areasSchema.meta({ title: 'Neighborhoods and ZIP codes' }),
  'testimonials.json': testimonialsSchema.meta({ title: 'Testimonials' }),
  'pages.json': pagesSchema.meta({ title: 'Titles and descriptions for search engines' }),
  'site.json': siteSchema.meta({ title: 'Tagline and offer' }),
  'home.json': homeSchema.meta({ title: 'Home page' }),
  'about.json': aboutSchema.meta({ title: 'About page' }),
  'business-info.json': businessInfoSchema.meta({ title: 'Business info page' }),
  'checkout.json': checkoutSchema.meta({ title: 'Booking pages' }),
  'launch.json': launchSchema.meta({ title: 'Launch: confirm what’s already true' }),
} as const;

export const proseTitles = { 'privacy.md': 'Privacy policy', 'terms.md': 'Terms of service' };

export const proseFiles = Object.keys(proseTitles);
