/** `npm run launch:check`: lists what keeps the content from going live. Exit code 1: not ready. */
import '../settings';
import { checkContent } from '../content/check';
import { fail } from '../fail';
import { expectReady } from './launch-items';

try {
  expectReady(checkContent().items);
  console.log('The content is ready to go live.');
} catch (error) {
  fail(error);
}
