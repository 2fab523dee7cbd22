/** The one source of what browsers are told to forbid: the policy of every page, and the headers of every host. */
import { createHash } from 'node:crypto';
import type { Business } from '../../lib/content/business';

/** What differs from build to build. */
export interface PolicyParts {
  /** Hash of the one style sheet, which stands in every page: `sha256-…`. */
  styleHash: string;
  /** Hash of the rules by which browsers fetch the booking page ahead. */
  rulesHash: string;
  /** Origins of the services that pages call. */
  services: readonly string[];
}

/** What a policy calls a text by which it lets that text through and no other: `sha256-…`. */
export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Fetches the booking page ahead when a link to it is about to be followed (Speculation Rules, WICG). */
export function fetchAheadRules(page: string): string {
  const where = { or: [page, `${page}\\\\?*`].map((pattern) => ({ href_matches: pattern })) };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/**
 * The content security policy, the same for every page and answer. Nothing foreign runs, loads or is sent
 * to, no form goes anywhere, and no text becomes a script.
 * Source of the directives: CSP Level 3 and Trusted Types (W3C).
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

/** The policy as a `<meta>` element may carry it: browsers ignore `frame-ancestors` there, and say so in the console. */
export function metaPolicy(policy: string): string {
  return policy.replace("; frame-ancestors 'none'", '');
}

/** Features that no page of the site uses. The position is asked for, to name the visitor's city. */
const CLOSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gyroscope hid ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial ' +
  'usb xr-spatial-tracking';

export type Header = readonly [name: string, value: string];

/** How far "only over HTTPS" reaches: this host alone where nobody knows whether the owner's others have HTTPS. */
const REACH = { 'this site': '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/** Pictures that other sites may embed: previews of shared links, icons in lists of results. */
export const SHOWN_ELSEWHERE = ['/share/*', '/favicon.ico', '/icon.svg', '/apple-icon.png'];
export const EMBEDDING = 'Cross-Origin-Resource-Policy';

/** The headers of every answer, whatever its status: pages, files, redirects, errors. */
export function securityHeaders(policy: string, httpsOnly: Business['httpsOnly'] = 'this site'): Header[] {
  const closed = CLOSED_FEATURES.split(' ').map((feature) => `${feature}=()`);
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=31536000${REACH[httpsOnly]}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', ['geolocation=(self)', ...closed].join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [EMBEDDING, 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
}

/** Files under `_next/static/` have their content's hash in their name. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';

/** Asked for again each time, but kept: `no-store` would lose what was typed when somebody goes back. */
export const CACHE_PAGES = 'no-cache';
