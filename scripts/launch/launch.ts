/** `npm run launch:check`: lists what keeps the content from going live. Exit code 1: not ready. */
import '../settings';
import { checkContent, expectReady } from '../content/check';
import { fail } from '../fail';

try {
  expectReady(checkContent().remarks);
  console.log('The content is ready to go live.');
} catch (error) {
  fail(error);
}
