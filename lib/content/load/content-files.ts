import { aboutSchema } from '@/lib/content/schemas/about';
import { areasSchema } from '@/lib/content/schemas/areas';
import { businessSchema } from '@/lib/content/schemas/business';
import { businessInfoSchema } from '@/lib/content/schemas/business-info';
import { checkoutSchema } from '@/lib/content/schemas/checkout';
import { formsSchema } from '@/lib/content/schemas/forms';
import { requestSchema } from '@/lib/content/schemas/request';
import { homeSchema } from '@/lib/content/schemas/home';
import { pagesSchema } from '@/lib/content/schemas/pages';
import { servicesSchema } from '@/lib/content/schemas/services';
import { siteSchema } from '@/lib/content/schemas/site';
import { testimonialsSchema } from '@/lib/content/schemas/testimonials';

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
  'request.json': requestSchema,
} as const;

export const proseFiles = ['privacy.md', 'terms.md'] as const;
