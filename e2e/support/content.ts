import { siteContent } from '@/lib/content/load';
import type { Service } from '@/lib/content/schemas/services';

/** The content of the built site, from CONTENT_FOLDER as in the build. */
export const content = siteContent();

export const phone = content.business.phone;

/** @throws Error if the content has no service with this id */
function serviceOf(id: string): Service {
  const service = content.services.find((one) => one.id === id);
  if (!service) throw new Error(`The content has no service "${id}".`);
  return service;
}

export const dishwasher = serviceOf('dishwasher');
export const microwave = serviceOf('microwave');
