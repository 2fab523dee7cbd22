import path from 'node:path';

/** Where the theme is declared, in place of Tailwind's `:root,:host`: its colors are settled by mode where they are. */
const theme = ':root,[data-light=night] .after-dark';

/**
 * A style sheet for inlining: its relative addresses become absolute, license comments are removed, and the theme
 * holds for what is dark after dark. `address` is that of the file. Throws an Error if it contains markup.
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  const text = css.replace(/\/\*!.*?\*\//gs, '').replaceAll(':root,:host', theme);
  return text.trim().replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
    if (/^([a-z]+:|\/|#)/i.test(target)) return whole;
    return `url(${quote}${path.posix.join(path.posix.dirname(address), target)}${quote})`;
  });
}
