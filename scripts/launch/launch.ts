/** `npm run launch:check`: lists what keeps the content from going live. Exit code 1: not ready. */
import '../settings';
import { checkContent, expectReady } from '../content/check';
import { fail } from '../fail';

checkContent()
  .then(({ remarks }) => {
    expectReady(remarks);
    console.log('The content is ready to go live.');
  })
  .catch(fail);
