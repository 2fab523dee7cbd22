/**
 * `npm run content:check`: checks content/ and the build settings, and explains every problem. Exit code 1 means that
 * something must be fixed. Warnings exit with 0.
 */
import './settings';
import { remarkLines } from '@/lib/content/remarks';
import { checkContent, remarksFor, toDoLine } from './content/check';
import { fail } from './fail';

checkContent()
  .then(({ remarks }) => {
    const odd = remarksFor('maybe', remarks);
    if (odd.length > 0) console.log(`Please check:\n\n${remarkLines(odd)}`);
    console.log(['content/ has no mistakes.', ...toDoLine(remarks)].join('\n'));
  })
  .catch(fail);
