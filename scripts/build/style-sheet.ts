import path from 'node:path';

/** Replaces Tailwind's `:root,:host`: light-dark() is resolved where a color is declared, so the dark first screen needs its own declaration. */
const theme = ':root,[data-light=night] .after-dark';

/**
 * Prepares a style sheet for inlining: relative addresses become absolute, license comments are removed, and the theme
 * also applies where the page is dark after dark. `address` is the file's. Throws an Error if it contains markup.
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  const text = css.replace(/\/\*!.*?\*\//gs, '').replaceAll(':root,:host', theme);
  return text.trim().replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
    if (/^([a-z]+:|\/|#)/i.test(target)) return whole;
    return `url(${quote}${path.posix.join(path.posix.dirname(address), target)}${quote})`;
  });
}
