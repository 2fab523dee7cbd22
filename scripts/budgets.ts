/** `npm run budgets`: the transfer size of each built page, and its limit. */
import { readManifest } from './build/manifest';
import { overLimit, weighPage, weightLine } from './page-weights';

const manifest = readManifest();
if (!manifest) throw new Error('There is no built site in out/. Run `npm run build` first.');
for (const page of manifest.pages) {
  const weight = weighPage('out', page, process.env.BASE_PATH);
  console.log(weightLine(weight));
  const excess = overLimit(weight);
  if (excess) console.log(excess);
  if (excess) process.exitCode = 1;
}
