/** `npm run dev`: the site while it is being changed, with every change shown at once. */
import { checkContent } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { runPackage } from './run.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  // A mistake in content/ is told here in plain words; the pages are shown all the same, to put it right live.
  await checkContent();
  await runPackage('next', ['dev', ...process.argv.slice(2)], {
    show: true,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
});
