import { buildSync } from 'esbuild';

// Bundles lib/browser into public/boot.js, which pages load in development; the export puts its text
// into each page. Browsers from before 2021 use the site without scripts.
buildSync({
  entryPoints: ['lib/browser/boot.ts'],
  outfile: 'public/boot.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2021',
  define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.BASE_PATH ?? '') },
});
