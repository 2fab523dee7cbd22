/** `npm start`: installs, builds and serves the site. `npm run preview` also starts here. */
import { join } from 'node:path';
import { build } from './build.mjs';
import { asCommand } from './command.mjs';
import { install } from './install.mjs';
import { runPackage } from './run.mjs';
import { serve } from './serve.mjs';

await asCommand(import.meta.url, async () => {
  await install();
  if (process.argv.includes('--preview')) {
    const { ok } = await runPackage('tsx', [join('scripts', 'preview', 'preview.mts')], { show: true });
    process.exitCode = ok ? 0 : 1;
    return;
  }
  await build();
  await serve();
});
