import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { EMBEDDING, type Header } from '../policy';

const template = path.join(root, 'scripts/build/hosts/cloudfront-viewer-request.js.template');

/** Headers that CloudFront has fields of their own for; it takes no custom header of that name. */
type Field = Record<string, Record<string, string | number | boolean>>;
const FIELDS: Record<string, ((value: string) => Field) | undefined> = {
  'Content-Security-Policy': (value) => ({ ContentSecurityPolicy: { ContentSecurityPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: {} }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { FrameOption: value } }),
};

/**
 * A `ResponseHeadersPolicyConfig` for `aws cloudfront create-response-headers-policy`. CloudFront adds these headers to every
 * answer, errors too. Cache rules are no part of it: they are set on the files when they are uploaded.
 */
export function cloudfrontHeadersPolicy(headers: readonly Header[], embedding = 'same-origin') {
  const security = headers
    .flatMap(([name, value]) => Object.entries(FIELDS[name]?.(value) ?? {}))
    .map(([field, value]) => [field, { Override: true, ...value }] as const);
  const custom = [...new Map(headers).set(EMBEDDING, embedding)]
    .filter(([name]) => FIELDS[name] === undefined)
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: `appliance-repair-site-${embedding}`,
    Comment: 'Made by the build of the site.',
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

/** `CustomErrorResponses` of a distribution. A private bucket answers 403 for what it doesn't have. */
export function cloudfrontErrors(basePath: string) {
  const items = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: `${basePath}/404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  }));
  return { Quantity: items.length, Items: items };
}

/**
 * A viewer-request function (CloudFront Functions, runtime 2.0) that answers each page at its one address
 * and redirects its other spelling there; a bucket knows only files. The runtime documents ES 5.1 and parts
 * of ES 6 to 12, among them no for-of and no destructuring, so this is ES 5.
 * @param pages address of a page → its file: `/about` → `/about.html`, `/about/` → `/about/index.html`
 */
export function cloudfrontFunction(pages: ReadonlyMap<string, string>): string {
  const files = JSON.stringify(Object.fromEntries(pages), null, 2);
  return readFileSync(template, 'utf8').replace('@FILES@', () => files);
}
