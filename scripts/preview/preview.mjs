/**
 * `npm run preview`: the site with a ribbon that lists what is still a sample and shows the site as others see it. It is
 * built into reports/preview, which may be uploaded for others to look at; the export in out/ holds nothing of it.
 */
import { join } from 'node:path';
import { build } from '../build.mjs';
import { asCommand, Stop } from '../command.mjs';
import { install } from '../install.mjs';
import { root, runPackage } from '../run.mjs';
import { serve } from '../serve.mjs';

/** Builds the site and its preview. @returns {Promise<string>} the folder of the preview */
export async function makePreview() {
  await build();
  const made = await runPackage('tsx', [join('scripts', 'preview', 'make-preview.mts')], { show: true });
  if (!made.ok) throw new Stop('The preview could not be made. The reason stands above.');
  return join(root, 'reports', 'preview');
}

await asCommand(import.meta.url, async () => {
  await install();
  await serve(await makePreview());
});
