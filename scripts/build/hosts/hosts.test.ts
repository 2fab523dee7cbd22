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

test('the policy allows nothing but what the site needs', () => {
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

test('the page’s own copy of the policy is the same but for what browsers ignore there', () => {
  expect(`${metaPolicy(policy)}; frame-ancestors 'none'`.split('; ').sort()).toEqual(
    policy.split('; ').sort(),
  );
});

test('every header that guards the visitor is there, and pages may be kept for going back', () => {
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

describe('each host sends exactly the one set of headers', () => {
  test('Cloudflare Pages and Netlify, by _headers', () => {
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

  test('which stops a build that has more than they take', () => {
    expect(() => headersFile([['X-Long', 'x'.repeat(2000)]], [])).toThrow('hosts take 100 and 2000');
    const many = Array.from({ length: 99 }, (_, index) => `/page-${index}`);
    expect(() => headersFile(headers, many)).toThrow('_headers has 101 rules');
    expect(() => headersFile(headers, many.slice(1))).not.toThrow();
  });

  test('nginx, in one place and with errors', () => {
    const conf = nginxConf({ headers, basePath: '', textTypes: TEXT_TYPES, otherTypes: OTHER_TYPES });
    const added = [...conf.matchAll(/^( *)add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)];
    const varying: Header[] = [
      ['Cache-Control', '$site_cache_control'],
      [embedding, '$site_embedding'],
    ];
    expect(
      sorted(added.map(([, , name = '', quoted, plain]) => [name, quoted ?? plain ?? ''] as const)),
    ).toEqual(sorted([...common, ...varying]));
    // Four blanks: within server { }, and in no location, where one line would switch off all others.
    expect(new Set(added.map(([, indent]) => indent))).toEqual(new Set(['    ']));
    expect(conf.match(/add_header/g)).toHaveLength(added.length + 1);
    expect(conf).toContain(`default "${CACHE_PAGES}";`);
    expect(conf).toContain(`"~^/_next/static/.*:(200|206|304)$" "${CACHE_HASHED}";`);
    expect(conf.match(/server_tokens off;/g)).toHaveLength(2);
  });

  test('nginx, below a folder', () => {
    const conf = nginxConf({ headers, basePath: '/repo', textTypes: TEXT_TYPES, otherTypes: OTHER_TYPES });
    expect(conf).toContain('error_page 400 404 =404 /repo/404.html;');
    expect(conf).toContain('"~^/repo/_next/static/');
    expect(conf).toContain(' ~^/repo/share/ cross-origin;\n    /repo/favicon.ico cross-origin;');
  });

  test('nginx refuses what it would not send as it stands', () => {
    const site = { basePath: '', textTypes: {}, otherTypes: {} };
    expect(() => nginxConf({ ...site, headers: [['X-Price', '$89']] })).toThrow(
      "can't send the header X-Price",
    );
  });

  test('CloudFront, with what it has fields for in these fields', () => {
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

describe('a bucket behind CloudFront answers as other hosts do', () => {
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

  test('the function is written in the language of its runtime', () => {
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
  });

  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/areas/', '/areas/index.html'],
    ['/missing', '/missing'],
    ['/constructor', '/constructor'],
    ['/_next/static/a.js', '/_next/static/a.js'],
  ])('%s is the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  test('the other spelling is led to the page in one step, with its query', () => {
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

  test('what a private bucket refuses is a page that is not there', () => {
    expect(cloudfrontErrors('/repo').Items).toEqual(
      [403, 404].map((code) =>
        expect.objectContaining({ ErrorCode: code, ResponsePagePath: '/repo/404.html', ResponseCode: '404' }),
      ),
    );
  });
});
