import localFont from 'next/font/local';

/**
 * Domine for the headings, from this site's own files: the Latin subset in one weight, 18 KB. The file with all weights
 * has 28 KB, and one weight is enough for headings, prices and the leading quotation.
 * Until it is there, Times New Roman stands in, stretched to the same metrics so that nothing moves.
 */
export const displayFont = localFont({
  src: '../node_modules/@fontsource/domine/files/domine-latin-600-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-domine',
  adjustFontFallback: 'Times New Roman',
});
