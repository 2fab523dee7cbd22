/** `npm run dev`: the site while it is being changed, with every change shown at once. */
import { join } from 'node:path';
import { checkContent } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { runPackage } from './run.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  // A mistake in content/ is told here in plain words; so does the page, until it has been put right.
  await checkContent();
  await runPackage('tsx', [join('scripts', 'dev', 'live.mts'), ...process.argv.slice(2)], { show: true });
});
