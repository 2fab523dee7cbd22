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
  const withoutLicenses = css.replace(/\/\*!.*?\*\//gs, '').trim();
  return withAbsoluteAddresses(
    withoutLicenses.replaceAll(tailwindTheme, ourTheme),
    path.posix.dirname(address),
  );
}

function withAbsoluteAddresses(css: string, folder: string): string {
  return css.replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
    const isAbsolute = /^([a-z]+:|\/|#)/i.test(target);
    return isAbsolute ? whole : `url(${quote}${path.posix.join(folder, target)}${quote})`;
  });
}
