import { rmSync } from 'node:fs';

/** Removes the tests' site, so that nobody uploads it by mistake. */
export default function removeSite() {
  rmSync('out', { recursive: true, force: true });
}
