/**
 * `npm run content:check`: checks content/ and the build settings, and explains every problem. Exit code 1 means that
 * something must be fixed. `npm run launch:check` (`--launch`) lists everything that keeps the content from going live.
 */
import '../settings';
import { remarkLines } from '@/lib/content/remarks';
import { fail } from '../fail';
import { checkContent, expectReady, remarksFor, toDoLine } from './remarks';

checkContent()
  .then(({ remarks }) => {
    if (process.argv.includes('--launch')) expectReady(remarks);
    const odd = remarksFor('maybe', remarks);
    if (odd.length > 0) console.log(`Please check:\n\n${remarkLines(odd)}`);
    console.log(`content/ has no mistakes.\n${toDoLine(remarks)}`);
  })
  .catch(fail);
