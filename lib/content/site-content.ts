import { ContentError } from './content-error';
import { contentSettings } from './content-settings';
import { loadContent, type SiteContent } from './load-content';
import { contentFolder } from './read';

export type { SiteContent };

let cached: SiteContent | undefined;

/**
 * The site's content, with facts filled in. A build reads it once; development reads it for every
 * page, so that edits show at once. Throws a ContentError if a file in content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  const loaded = loadContent(contentFolder(), contentSettings());
  if (!loaded.ok) throw new ContentError(loaded.problems);
  cached = loaded.content;
  return cached;
}
