import { ContentError } from './content-error';
import { contentSettings } from './content-settings';
import { loadContent, type SiteContent } from './load-content';
import { contentFolder } from './read';

export type { SiteContent };

let kept: SiteContent | undefined;

/**
 * The site's content, with the facts filled in. A build reads it once; development reads it for each page, so that an
 * edit shows at once. Throws a ContentError in plain words when a file of content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (kept && process.env.NODE_ENV !== 'development') return kept;
  const loaded = loadContent(contentFolder(), contentSettings());
  if (!loaded.ok) throw new ContentError(loaded.problems);
  kept = loaded.content;
  return kept;
}
