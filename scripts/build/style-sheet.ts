import path from 'node:path';
import { Features, transform } from 'lightningcss';

/**
 * The text of a style sheet as it can stand in any page: what it names relative to itself gets its full address, and the
 * note on the tool that made it stays behind in the file.
 * @param css what the file says
 * @param address where the file lies, for example `/_next/static/chunks/x.css`
 * @throws Error if it can't stand within an HTML page
 */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} holds mark-up, so it can't stand in a page.`);
  const text = css.replace(/\/\*!.*?\*\//gs, '').trim();
  return text.replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, quote: string, target: string) => {
    if (/^([a-z]+:|\/|#)/i.test(target)) return whole;
    return `url(${quote}${path.posix.join(path.posix.dirname(address), target)}${quote})`;
  });
}

/**
 * The style sheet with its colours as browsers read them that don't know `light-dark()` yet (before 2024, such as the last
 * iOS of older phones). Without it they would show no colour at all.
 */
export function withOlderColors(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: new TextEncoder().encode(css),
    minify: true,
    include: Features.LightDark,
  });
  return code.toString();
}
