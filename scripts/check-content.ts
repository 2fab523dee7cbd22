/**
 * `npm run content:check`: checks content/ and the build settings, explains every problem and lists
 * what is still to do before launch. Exit code 1: something must be fixed; warnings exit with 0.
 */
import './settings';
import { checkContent } from './content/check';
import { fail } from './fail';

try {
  const { warnings, items } = checkContent();
  for (const { place, wrong } of warnings) console.log(`Please check ${place}\n  ${wrong}`);
  for (const { place, wrong, remedy } of items)
    console.log(`Before launch: ${place}\n  ${wrong}\n  → ${remedy}`);
  console.log(`content/ is right. To do before launch: ${items.length || 'nothing'}.`);
} catch (error) {
  fail(error);
}
