import { siteContent } from '@/lib/content/load/site-content';

/** The content of the built site, from CONTENT_FOLDER as in the build. */
export const content = siteContent();

export const phone = content.business.phone;

/** A text from the content with its {placeholders} filled in. */
export const filled = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), sentence);
