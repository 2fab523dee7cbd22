import path from 'node:path';

/**
 * Prepares a style sheet for inlining: relative addresses become absolute, and license comments are removed. `address` is
 * the file's. Throws an Error if the style sheet contains markup.
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  const folder = path.posix.dirname(address);
  const withoutLicenses = css.replace(/\/\*!.*?\*\//gs, '').trim();
  return withoutLicenses.replace(
    /url\(\s*(['"]?)([^'")]+)\1\s*\)/g,
    (whole, quote: string, target: string) => {
      const isAbsolute = /^([a-z]+:|\/|#)/i.test(target);
      return isAbsolute ? whole : `url(${quote}${path.posix.join(folder, target)}${quote})`;
    },
  );
}
