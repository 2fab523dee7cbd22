/** `npm run dev`: the site while it is being edited. Next shows each change at once, and what is wrong in content/. */
import { bundleBootScript, checkContent } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { runPackage } from './run.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  // What is doubtful in content/, but not wrong, is said here.
  await Promise.all([bundleBootScript(), checkContent()]);
  // Only this machine can reach it: -H 0.0.0.0 opens it to the network, for a look on your own phone.
  const args = ['dev', '-H', '127.0.0.1', ...process.argv.slice(2)];
  await runPackage('next', args, { show: true, env: { NEXT_TELEMETRY_DISABLED: '1' } });
});
