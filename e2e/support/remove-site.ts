import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Marks a site that was built only for the tests. Each build deletes it with the rest of .next/. */
const mark = '.next/built-for-tests';

/** Says that the site in out/ is only for the tests that come next. */
export const markForRemoval = () => writeFileSync(mark, '');

/** Removes a site that was built only for these tests, so that nobody uploads it by mistake. */
export default function removeSite() {
  if (existsSync(mark)) rmSync('out', { recursive: true, force: true });
}
