import path from 'node:path';

/**
 * A style sheet for inlining: its relative addresses become absolute, and license comments are
 * removed. `address` is that of the file. Throws an Error if it contains markup.
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  const text = css.replace(/\/\*!.*?\*\//gs, '').trim();
  return text.replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
    if (/^([a-z]+:|\/|#)/i.test(target)) return whole;
    return `url(${quote}${path.posix.join(path.posix.dirname(address), target)}${quote})`;
  });
}
