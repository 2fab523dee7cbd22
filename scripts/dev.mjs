/** `npm run dev`: the development server. It shows changes at once, and errors in content/. */
import { bundleBootScript, checkContent } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { runPackage } from './run.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  // The check prints warnings about content/, which Next would not show.
  await Promise.all([bundleBootScript(), checkContent()]);
  // Reachable from this machine only. Pass -H 0.0.0.0 to open the site on your phone.
  const args = ['dev', '-H', '127.0.0.1', ...process.argv.slice(2)];
  await runPackage('next', args, { show: true, env: { NEXT_TELEMETRY_DISABLED: '1' } });
});
