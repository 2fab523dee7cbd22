import { parse } from 'acorn';
import { runInNewContext } from 'node:vm';
import { headersFile } from '../headers-file';
import {
  CACHE_HASHED,
  CACHE_PAGES,
  contentSecurityPolicy,
  metaPolicy,
  securityHeaders,
  type Header,
} from '../policy';
import { headerRules, OTHER_TYPES, TEXT_TYPES } from '../../site-files.mjs';
import { cloudfrontErrors, cloudfrontFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { nginxConf } from './nginx-conf';

const policy = contentSecurityPolicy({
  styleHash: 'sha256-abc=',
  rulesHash: 'sha256-ghi=',
  services: ['https://a.example', 'https://b.example', 'https://a.example'],
});
const headers = securityHeaders(policy, undefined);
const embedding = 'Cross-Origin-Resource-Policy';
const common = headers.filter(([name]) => name !== embedding);
const sorted = (all: Iterable<Header>) => [...all].map(([name, value]) => `${name}: ${value}`).sort();

test('the policy allows only what the site needs', () => {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-ghi='",
    'script-src-attr': "'none'",
    'style-src': "'self' 'sha256-abc='",
    'style-src-attr': "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self' https://a.example https://b.example",
    'manifest-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'worker-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(policy).not.toMatch(/unsafe|nonce|\*|http:|data:|blob:/);
});

test('the policy in the page is the same, without what browsers ignore there', () => {
  expect(`${metaPolicy(policy)}; frame-ancestors 'none'`.split('; ').sort()).toEqual(
    policy.split('; ').sort(),
  );
});

test('every security header is there, and the browser may keep pages for going back', () => {
  expect(headers.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'X-Frame-Options',
  ]);
  const permissions = new Map(headers).get('Permissions-Policy') ?? '';
  const open = permissions.split(', ').filter((feature) => !feature.endsWith('=()'));
  expect(open).toEqual(['geolocation=(self)']);
  expect([CACHE_PAGES, CACHE_HASHED].join()).not.toContain('no-store');
});

test.each([
  [undefined, 'max-age=31536000'],
  ['this site', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('where the owner chose %s, browsers are told %s', (choice, value) => {
  expect(new Map(securityHeaders(policy, choice)).get('Strict-Transport-Security')).toBe(value);
});

describe('each host sends the same headers:', () => {
  test('Cloudflare Pages and Netlify, through _headers', () => {
    const rules = headerRules(headersFile(headers, ['/', '/about', '/share/*']));
    expect(sorted(rules('/about'))).toEqual(sorted([...headers, ['Cache-Control', CACHE_PAGES]]));
    expect(sorted(rules('/missing'))).toEqual(sorted(common));
    const shown: Header[] = [
      [embedding, 'cross-origin'],
      ['Cache-Control', CACHE_PAGES],
    ];
    expect(sorted(rules('/share/home.png'))).toEqual(sorted([...common, ...shown]));
    expect(sorted(rules('/_next/static/chunks/a.js'))).toEqual(
      sorted([...headers, ['Cache-Control', CACHE_HASHED]]),
    );
  });

  test('or the build stops if _headers is longer than they allow', () => {
    expect(() => headersFile([['X-Long', 'x'.repeat(2000)]], [])).toThrow('limits are 100 and 2000');
    const many = Array.from({ length: 99 }, (_, index) => `/page-${index}`);
    expect(() => headersFile(headers, many)).toThrow('_headers has 101 rules');
    expect(() => headersFile(headers, many.slice(1))).not.toThrow();
  });

  test('nginx, set in one place and even for errors', () => {
    const conf = nginxConf({ headers, basePath: '', textTypes: TEXT_TYPES, otherTypes: OTHER_TYPES });
    const added = [...conf.matchAll(/^( *)add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)];
    const varying: Header[] = [
      ['Cache-Control', '$site_cache_control'],
      [embedding, '$site_embedding'],
    ];
    expect(
      sorted(added.map(([, , name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const)),
    ).toEqual(sorted([...common, ...varying]));
    // Indented by four: inside server { } but in no location, where it would turn off the others.
    expect(new Set(added.map(([, indent]) => indent))).toEqual(new Set(['    ']));
    expect(conf.match(/add_header/g)).toHaveLength(added.length + 1);
    expect(conf).toContain(`default "${CACHE_PAGES}";`);
    expect(conf).toContain(`"~^/_next/static/.*:(200|206|304)$" "${CACHE_HASHED}";`);
    expect(conf.match(/server_tokens off;/g)).toHaveLength(2);
  });

  test('nginx, under a base path', () => {
    const conf = nginxConf({ headers, basePath: '/repo', textTypes: TEXT_TYPES, otherTypes: OTHER_TYPES });
    expect(conf).toContain('error_page 400 404 =404 /repo/404.html;');
    expect(conf).toContain('"~^/repo/_next/static/');
    expect(conf).toContain(' ~^/repo/share/ cross-origin;\n    /repo/favicon.ico cross-origin;');
  });

  test('or the build stops if nginx would change a value', () => {
    const site = { basePath: '', textTypes: {}, otherTypes: {} };
    expect(() => nginxConf({ ...site, headers: [['X-Price', '$89']] })).toThrow(
      "can't send the header X-Price",
    );
  });

  test('CloudFront, in its own fields where it has them', () => {
    const {
      SecurityHeadersConfig: security,
      CustomHeadersConfig: custom,
      ...rest
    } = cloudfrontHeadersPolicy(headers);
    expect(custom.Quantity).toBe(custom.Items.length);
    expect(Object.keys(rest)).toEqual(['Name', 'Comment']);
    expect(security).toEqual({
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 31_536_000,
        IncludeSubdomains: false,
        Preload: false,
      },
    });
    const all = new Map(headers);
    expect(custom.Items).toEqual(
      ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'].map((name) => ({
        Header: name,
        Value: all.get(name),
        Override: true,
      })),
    );
  });
});

describe('CloudFront with a bucket answers like other hosts:', () => {
  const code = cloudfrontFunction(
    new Map([
      ['/', '/index.html'],
      ['/about', '/about.html'],
      ['/areas/', '/areas/index.html'],
    ]),
  );
  const ask = (uri: string, querystring: object = {}): unknown =>
    JSON.parse(
      runInNewContext(
        `${code}\nJSON.stringify(handler({ request: ${JSON.stringify({ uri, querystring })} }))`,
      ),
    );

  test('its function uses only what the runtime supports', () => {
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/areas/', '/areas/index.html'],
    ['/missing', '/missing'],
    ['/constructor', '/constructor'],
    ['/_next/static/a.js', '/_next/static/a.js'],
  ])('%s serves the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  test('the other spelling redirects to the page once, with its query', () => {
    const query = {
      service: { value: 'oven-range' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '' }] },
    };
    expect(ask('/about/', query)).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/about?service=oven-range&a=1&a' } },
    });
    expect(ask('/areas')).toMatchObject({ statusCode: 308, headers: { location: { value: '/areas/' } } });
  });

  test('a file that a private bucket refuses becomes the 404 page', () => {
    expect(cloudfrontErrors('/repo').Items).toEqual(
      [403, 404].map((code) =>
        expect.objectContaining({ ErrorCode: code, ResponsePagePath: '/repo/404.html', ResponseCode: '404' }),
      ),
    );
  });
});
