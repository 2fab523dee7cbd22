import { rmSync } from 'node:fs';

/** Removes the tests' site, so that nobody uploads it in place of the one that it replaced. */
export default function removeSite() {
  rmSync('out', { recursive: true, force: true });
}
