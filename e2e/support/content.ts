import { siteContent } from '@/lib/content/site-content';

/** The words and facts of the built site. CONTENT_FOLDER names their folder, for the build and here. */
export const content = siteContent();

export const phone = content.business.phone.value;

/** A sentence of the content with its {placeholders} filled in. */
export const filled = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), sentence);
