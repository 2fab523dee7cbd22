/** `npm run budgets`: the transfer size of each built page, and its limit. */
import { readFileSync } from 'node:fs';
import type { ExportedPage } from './build/export';
import { overLimit, weighPage, weightLine } from './page-weights';

const manifest: { pages: ExportedPage[] } = JSON.parse(readFileSync('.next/export-manifest.json', 'utf8'));
for (const page of manifest.pages) {
  const weight = weighPage('out', page, process.env.BASE_PATH);
  console.log(weightLine(weight));
  const excess = overLimit(weight);
  if (excess) console.log(excess);
  if (excess) process.exitCode = 1;
}
