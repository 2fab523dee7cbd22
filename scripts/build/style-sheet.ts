import path from 'node:path';
import { Features, transform } from 'lightningcss';

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

/**
 * Adds fallback colors for browsers without `light-dark()`, such as those of older iPhones. Next writes each color
 * twice, in hexadecimal and as lab() or color-mix(): the second, of what no screen shows, weighs 1 KB a page.
 */
export function withOlderColors(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: new TextEncoder().encode(css),
    minify: true,
    include: Features.LightDark,
    visitor: {
      Rule: {
        supports: ({ value: { condition } }) =>
          condition.type === 'declaration' && /^(lab|color-mix)\(/.test(condition.value) ? [] : undefined,
      },
    },
  });
  return code.toString();
}
