import { previewFolder } from './marks.mjs';
import { escaped, ribbonMarkup, type RibbonFacts } from './ribbon-markup';

/** Folder of the pages as visitors without script see them. */
export const scriptlessFolder = `${previewFolder}/without-script`;

export type PreviewSettings = RibbonFacts & {
  /** The folder in which the site is served, or "". */
  basePath: string;
  /** The addresses that the pages ask for the visitor's city. */
  lookups: readonly string[];
  /** The pages' addresses without the base path: "/", "/about". */
  routes: readonly string[];
};

const noRobots = '<meta name="robots" content="noindex, nofollow">';

/** A built page with the ribbon above it. Throws an Error for HTML without head and body. */
export function previewPage(html: string, route: string, settings: PreviewSettings): string {
  const { basePath, lookups } = settings;
  const own = `${basePath}${previewFolder}`;
  const head = `<link rel="stylesheet" href="${own}/ribbon.css"><script src="${own}/simulate.js" data-lookups="${escaped(lookups.join(' '))}"></script><script src="${own}/ribbon.js" defer></script>`;
  const other = { href: `${basePath}${scriptlessFolder}${route}`, withScript: false };
  return withParts(html, head, ribbonMarkup(settings, other));
}

/** The same page without any script, and with its links leading to others without script. */
export function scriptlessPage(html: string, route: string, settings: PreviewSettings): string {
  const { basePath, routes } = settings;
  const plain = html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/gi, '')
    // A browser that runs no scripts here writes an error for each.
    .replace(/ autofocus(="[^"]*")?/gi, '')
    .replace(/(<a\b[^>]*\bhref=")([^"?#]*)/g, (whole, before: string, path: string) => {
      const target = path.slice(basePath.length);
      const isPage = path.startsWith(`${basePath}/`) && routes.includes(target);
      return isPage ? `${before}${basePath}${scriptlessFolder}${target}` : whole;
    });
  const head = `<link rel="stylesheet" href="${basePath}${previewFolder}/ribbon.css">`;
  return withParts(plain, head, ribbonMarkup(settings, { href: `${basePath}${route}`, withScript: true }));
}

function withParts(html: string, head: string, ribbon: string): string {
  const open =
    /<head\b[^>]*>(?:\s*<meta\b[^>]*\bcharset\b[^>]*>)?(?:\s*<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>)?/i;
  if (!open.test(html) || !/<body\b[^>]*>/i.test(html)) throw new Error('A page without head or body.');
  return html
    .replace(/<meta\b[^>]*\bname="(?:robots|googlebot)"[^>]*>/gi, '')
    .replace(open, (start) => `${start}${noRobots}${head}`)
    .replace(/<body\b[^>]*>/i, (start) => `${start}${ribbon}`);
}

/** What the hosts are told besides: nobody lists the preview, and a browser runs no script in the pages without. */
export const previewHeaders = `
/*
  X-Robots-Tag: noindex, nofollow

${scriptlessFolder}/*
  Content-Security-Policy: sandbox allow-same-origin allow-forms allow-modals allow-popups allow-downloads allow-top-navigation-by-user-activation
`;

/** Bars every program that obeys. */
export const previewRobots = 'User-agent: *\nDisallow: /\n';
