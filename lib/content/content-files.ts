import { aboutSchema } from './about';
import { areasSchema } from './areas';
import { businessSchema } from './business';
import { businessInfoSchema } from './business-info';
import { checkoutSchema } from './checkout';
import { formsSchema } from './forms';
import { handOffSchema } from './hand-off';
import { homeSchema } from './home';
import { pagesSchema } from './pages';
import { servicesSchema } from './services';
import { siteSchema } from './site';
import { testimonialsSchema } from './testimonials';

/** Every JSON file of content/ with its schema. */
export const jsonFiles = {
  'business.json': businessSchema,
  'services.json': servicesSchema,
  'areas.json': areasSchema,
  'testimonials.json': testimonialsSchema,
  'pages.json': pagesSchema,
  'site.json': siteSchema,
  'home.json': homeSchema,
  'about.json': aboutSchema,
  'business-info.json': businessInfoSchema,
  'forms.json': formsSchema,
  'checkout.json': checkoutSchema,
  'hand-off.json': handOffSchema,
} as const;

/** The Markdown files. */
export const proseFiles = ['privacy.md', 'terms.md'] as const;

/** All files that content/ must have. */
export const fileNames: readonly string[] = [...Object.keys(jsonFiles), ...proseFiles];
