import { build } from 'esbuild';

/*
 * Bundles lib/browser into `public/boot.js`. In development pages load it from there; the export gives it
 * a name with its hash (export.ts). Browsers before 2021 get the pages without script.
 */
await build({
  entryPoints: ['lib/browser/boot.ts'],
  outfile: 'public/boot.js',
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2021',
  legalComments: 'none',
  logLevel: 'warning',
});
