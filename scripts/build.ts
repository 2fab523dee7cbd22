/** `npm run build`: checks content/ and exports the site to out/. A build that fails leaves no out/. `--preview` is PREVIEW=1. */
import './settings';
import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const steps = [
  'tsx scripts/check-content.ts',
  'tsx scripts/bundle-boot.ts',
  'tsx scripts/brand.ts',
  'next build',
  'tsx scripts/build/finish.ts',
];

if (process.argv.includes('--preview')) process.env.PREVIEW = '1';

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

// From scratch, so that the same files always produce the same site.
for (const folder of ['out', '.next']) remove(folder);
try {
  for (const step of steps) execSync(step, { stdio: 'inherit' });
} catch {
  remove('out');
  console.error('Nothing was built. The lines above say why.');
  process.exitCode = 1;
}
