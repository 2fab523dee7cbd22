import localFont from 'next/font/local';

/**
 * Domine for the headings, from this site's own files: the Latin subset with all weights in one file of 28 KB.
 * Until it is there, Times New Roman stands in, stretched to the same metrics so that nothing moves.
 */
export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/domine/files/domine-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-domine',
  adjustFontFallback: 'Times New Roman',
});
