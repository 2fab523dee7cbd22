/**
 * `npm run preview`: the site with a ribbon that tells what is still a sample and shows it as others see it. It is built into
 * reports/preview, which can also be uploaded for others to look at; the export in out/ holds nothing of it.
 */
import { join } from 'node:path';
import { build } from '../build.mjs';
import { asCommand, Stop } from '../command.mjs';
import { install } from '../install.mjs';
import { withProgress } from '../progress.mjs';
import { root, runPackage } from '../run.mjs';
import { serve } from '../serve.mjs';

const folder = join(root, 'reports', 'preview');

await asCommand(import.meta.url, async () => {
  await install();
  await build();
  const script = join('scripts', 'preview', 'make-preview.mts');
  const made = await withProgress('Adding the ribbon', () =>
    runPackage('tsx', [script, folder], { show: true }),
  );
  if (!made.ok) throw new Stop('The preview could not be made. The reason stands above.');
  await serve(folder);
});
