import { siteContent } from '@/lib/content/load';

/** The content of the built site, from CONTENT_FOLDER as in the build. */
export const content = siteContent();

export const phone = content.business.phone;
