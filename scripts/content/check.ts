import { ContentError } from '@/lib/content/load/content-error';
import { loadContent } from '@/lib/content/load/load-content';
import { contentFolder } from '@/lib/content/load/read';
import { contentWarnings } from '@/lib/content/warnings';
import { launchItems } from '../launch/launch-items';
import { linkProblems } from './links';

/**
 * Reads content/ and the build settings, and throws an error that explains every problem. `warnings` may be intended;
 * `items` is what is still to do before launch.
 */
export function checkContent() {
  const folder = contentFolder();
  const loaded = loadContent(folder);
  const links = linkProblems(folder);
  if (links.length > 0) throw new ContentError(links);
  const warnings = contentWarnings(loaded, new Date().toISOString().slice(0, 10));
  return { content: loaded.content, warnings, items: launchItems(loaded, process.env) };
}

/** How much is still to do before launch, in one line, if anything is. */
export const toDoLine = ({ length }: CheckedContent['items']): string[] =>
  length > 0 ? [`${length} to do before launch: npm run launch:check`] : [];

export type CheckedContent = ReturnType<typeof checkContent>;
