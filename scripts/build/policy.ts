import { createHash } from 'node:crypto';

/** The hash of a text or a file as a policy source: `sha256-…`. */
export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Speculation rules (WICG): prefetch the booking page when a visitor points at a link to it. */
export function prefetchRules(page: string): string {
  const where = { or: [page, `${page}\\?*`].map((pattern) => ({ href_matches: pattern })) };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

type PolicyParts = { styleHash: string; scriptHashes: readonly string[]; origins: readonly string[] };

/**
 * Writes the content security policy (CSP Level 3, W3C) for the <meta> of every page. It allows our own files, inlined
 * scripts and styles with these hashes, and requests to these origins. public/_headers has what a <meta> can't set.
 */
export function contentSecurityPolicy({ styleHash, scriptHashes, origins }: PolicyParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "script-src-attr 'none'",
    `style-src 'self' '${styleHash}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(origins)].join(' '),
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
  ].join('; ');
}
