/**
 * `npm run content:check`: checks content/ and the build settings, explains every problem and lists
 * what is still to do before launch. Exit code 1: something must be fixed; warnings exit with 0.
 */
import './settings';
import { ContentError } from '@/lib/content/load/content-error';
import { loadContent } from '@/lib/content/load/load-content';
import { contentFolder } from '@/lib/content/load/read';
import { linkProblems } from './content/links';
import { contentWarnings } from '@/lib/content/warnings';
import { launchItems } from './launch/launch-items';
import { fail } from './fail';

function check(folder: string) {
  const loaded = loadContent(folder);
  const links = linkProblems(folder);
  if (links.length > 0) throw new ContentError(links);
  const today = new Date().toISOString().slice(0, 10);
  for (const { place, wrong } of contentWarnings(loaded, today))
    console.log(`Please check ${place}\n  ${wrong}`);
  const items = launchItems(loaded, process.env);
  for (const { place, wrong, remedy } of items)
    console.log(`Before launch: ${place}\n  ${wrong}\n  → ${remedy}`);
  console.log(`content/ is right. To do before launch: ${items.length || 'nothing'}.`);
}

try {
  check(contentFolder());
} catch (error) {
  fail(error);
}
