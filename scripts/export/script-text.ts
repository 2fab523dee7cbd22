import { transformSync } from 'esbuild';

/** What browsers since 2021 understand; older ones get the page without script, as they don't know `popover` either. */
export const TARGET = 'es2021';

/** A script of our own as visitors get it: without comments and blanks, and with short names. */
export function minified(script: string): string {
  return transformSync(script, { minify: true, target: TARGET, legalComments: 'none' }).code.trim();
}
