import { loadContent, type SiteContent } from './load-content';

export type { SiteContent };

let cached: SiteContent | undefined;

/**
 * The site's content, with facts filled in. A build reads it once; development reads it for every
 * page, so that edits show at once. Throws a ContentError if a file in content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  cached = loadContent().content;
  return cached;
}
