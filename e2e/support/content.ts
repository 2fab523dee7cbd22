import { siteContent } from '@/lib/content/load/site-content';

/** A text from the content with its {placeholders} filled in. */
export { fillText as filled } from '@/lib/text/plain-text';

/** The content of the built site, from CONTENT_FOLDER as in the build. */
export const content = siteContent();

export const phone = content.business.phone;
