/** `npm run dev` runs this before `next dev`. */
import './settings';
import { prepare } from './build/prepare';
import { checkContent } from './content/remarks';
import { fail } from './fail';

checkContent()
  .then(({ content }) => prepare(content))
  .catch(fail);
