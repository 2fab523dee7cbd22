/** The only source of the policy of all pages and the headers of all hosts. */
import { createHash } from 'node:crypto';
import type { Business } from '../../lib/content/business';

/** What varies between builds. */
export interface PolicyParts {
  /** Hash of the inlined style sheet: `sha256-…`. */
  styleHash: string;
  /** Hash of the speculation rules. */
  rulesHash: string;
  /** Origins of the services that pages call. */
  services: readonly string[];
}

/** A text's hash as a policy source: `sha256-…`. */
export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Speculation rules (WICG): prefetch the booking page when a visitor points at a link to it. */
export function prefetchRules(page: string): string {
  const where = { or: [page, `${page}\\\\?*`].map((pattern) => ({ href_matches: pattern })) };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/**
 * The content security policy for all pages and answers: only our own scripts and files, requests
 * only to `services`, and Trusted Types. Source: CSP Level 3 and Trusted Types (W3C).
 */
export function contentSecurityPolicy({ styleHash, rulesHash, services }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${rulesHash}'`,
    "script-src-attr 'none'",
    `style-src 'self' '${styleHash}'`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(services)].join(' '),
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The policy for a `<meta>` element, where browsers ignore `frame-ancestors` and log a warning. */
export function metaPolicy(policy: string): string {
  return policy.replace("; frame-ancestors 'none'", '');
}

/** Browser features that the site does not use. It does use geolocation. */
const CLOSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gyroscope hid ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial ' +
  'usb xr-spatial-tracking';

export type Header = readonly [name: string, value: string];

/** What else must use HTTPS; nothing by default, because the owner's other hosts may not. */
const HSTS_SCOPE = {
  'this site': '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Pictures that other sites may embed: link previews, and icons in search results. */
export const SHOWN_ELSEWHERE = ['/share/*', '/favicon.ico', '/icon.svg', '/apple-icon.png'];
export const EMBEDDING = 'Cross-Origin-Resource-Policy';

/** The headers of every response, including redirects and errors. */
export function securityHeaders(policy: string, httpsOnly: Business['httpsOnly'] = 'this site'): Header[] {
  const closed = CLOSED_FEATURES.split(' ').map((feature) => `${feature}=()`);
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=31536000${HSTS_SCOPE[httpsOnly]}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', ['geolocation=(self)', ...closed].join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [EMBEDDING, 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
}

/** For files in `_next/static/`, which have a content hash in their name. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';

/** Revalidated each time. `no-store` would lose what visitors typed when they go back. */
export const CACHE_PAGES = 'no-cache';
