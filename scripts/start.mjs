/** `npm start`: from a fresh copy to the finished site in the browser. `npm run preview` begins here, too. */
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
