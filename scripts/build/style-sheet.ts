import path from 'node:path';

/** Where Tailwind declares the theme. */
const tailwindTheme = ':root,:host';

/**
 * Where we declare it. light-dark() is resolved where a color is declared, so the dark first screen needs its own
 * declaration.
 */
const ourTheme = ':root,[data-light=night] .after-dark';

/**
 * Prepares a style sheet for inlining: relative addresses become absolute, license comments are removed, and the theme
 * also applies to the dark first screen. `address` is the file's. Throws an Error if the style sheet contains markup or
 * no theme.
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  if (!css.includes(tailwindTheme))
    throw new Error(
      `${address} has no "${tailwindTheme}", so we can't add the theme of the dark first screen.`,
    );
  return css
    .replace(/\/\*!.*?\*\//gs, '')
    .replaceAll(tailwindTheme, ourTheme)
    .trim()
    .replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
      if (/^([a-z]+:|\/|#)/i.test(target)) return whole;
      return `url(${quote}${path.posix.join(path.posix.dirname(address), target)}${quote})`;
    });
}
