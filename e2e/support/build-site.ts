/** `npm run build:tests`: builds the site with the content of the tests, or with `CONTENT_FOLDER`. */
import { spawnSync } from 'node:child_process';
import { markForRemoval } from './remove-site';
import { chooseTestContent } from './test-content';

chooseTestContent();
const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
if (status === 0) markForRemoval();
process.exitCode = status ?? 1;
