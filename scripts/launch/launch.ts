/** `npm run launch:check`: lists everything that keeps the content from going live. Exits with 1 if there is something. */
import '../settings';
import { checkContent, expectReady } from '../content/check';
import { fail } from '../fail';

checkContent()
  .then(({ remarks }) => {
    expectReady(remarks);
    console.log('The content is ready to go live.');
  })
  .catch(fail);
