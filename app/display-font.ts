import localFont from 'next/font/local';

/**
 * Domine for the headings, from this site's own files: the Latin subset in one weight, 18 KB. The file with all weights
 * has 28 KB, and one weight is enough for headings, prices and the leading quotation.
 * It is fetched when the page has been painted for the first time (public/site.js), so that it takes nothing from what comes
 * first. Until then a face of the visitor's own stands in (app/globals.css).
 */
export const displayFont = localFont({
  src: '../node_modules/@fontsource/domine/files/domine-latin-600-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-domine',
  adjustFontFallback: false,
});
