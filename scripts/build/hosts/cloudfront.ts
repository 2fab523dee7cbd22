import { type Header } from '../policy';

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

/** Most custom headers that one policy may hold (AWS, "Quotas on headers" of CloudFront). */
const MOST_CUSTOM_HEADERS = 10;

/**
 * A `ResponseHeadersPolicyConfig` for `aws cloudfront create-response-headers-policy`. CloudFront adds these headers to every
 * answer, errors too. Cache rules are no part of it: they are set on the files when they are uploaded.
 * @throws Error if there are more headers than one policy may hold
 */
export function cloudfrontHeadersPolicy(headers: readonly Header[]) {
  const security = headers
    .flatMap(([name, value]) => Object.entries(FIELDS[name]?.(value) ?? {}))
    .map(([field, value]) => [field, { Override: true, ...value }] as const);
  const custom = headers
    .filter(([name]) => FIELDS[name] === undefined)
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  if (custom.length > MOST_CUSTOM_HEADERS)
    throw new Error(`CloudFront takes ${MOST_CUSTOM_HEADERS} headers.`);
  return {
    Name: 'appliance-repair-site',
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
 * A viewer-request function (CloudFront Functions, JavaScript runtime 2.0) that answers each page at its one address, and leads from
 * the other spelling of it there. A bucket knows only files.
 * @param pages address of a page → its file: `/about` → `/about.html`, `/about/` → `/about/index.html`
 */
export function cloudfrontFunction(pages: ReadonlyMap<string, string>): string {
  return `// Made by the build; changes here are lost. Viewer request, runtime cloudfront-js-2.0.
const FILES = ${JSON.stringify(Object.fromEntries(pages), null, 2)};

function queryOf(querystring) {
  const parts = [];
  for (const name of Object.keys(querystring)) {
    const one = querystring[name];
    for (const { value } of one.multiValue || [one]) parts.push(value === '' ? name : name + '=' + value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const other = uri.endsWith('/') ? uri.slice(0, -1) : uri + '/';
  if (Object.hasOwn(FILES, uri)) request.uri = FILES[uri];
  else if (Object.hasOwn(FILES, other)) {
    const location = { value: other + queryOf(request.querystring) };
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location } };
  }
  return request;
}
`;
}
