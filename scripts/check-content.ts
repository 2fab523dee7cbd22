/**
 * `npm run content:check`: checks content/ and the build settings, and explains every problem. Exit code 1: something
 * must be fixed; warnings exit with 0.
 */
import './settings';
import { checkContent, toDoLine } from './content/check';
import { fail } from './fail';

try {
  const { warnings, items } = checkContent();
  for (const { place, wrong } of warnings) console.log(`Please check ${place}\n  ${wrong}`);
  console.log(['content/ is right.', ...toDoLine(items)].join('\n'));
} catch (error) {
  fail(error);
}
