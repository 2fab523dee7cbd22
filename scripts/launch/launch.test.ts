import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@/lib/content/read';
import { checklistJson, checklistText, checkLaunch } from './checklist';
import { items } from './items';
import { readLaunchSite, type LaunchSite } from './launch-site';

/** Replaces every sample in the frozen content, as the owner does before launch. */
const real: readonly [RegExp, string][] = [
  [/Loonlight Lane/g, 'Harbor Avenue'],
  [/www\.loonlight\.example/g, 'www.harborfix.com'],
  [/loonlight\.example/g, 'harborfix.com'],
  [/Loonlight/g, 'Harborfix'],
  [/\(612\) 555-0142/g, '(612) 340-2368'],
  [/SAMPLE-00000/g, '48213'],
  [/Example text: /g, ''],
  [/Sample customer ([A-F])/g, 'Kim $1.'],
  [/ The [\w ]+ will (stand|be named) here\./g, ''],
  [/("(?:\w+S|s)ample": )true/g, '$1false'],
  [/"hours": \[/, '"httpsOnly": "this site", "hours": ['],
];

type Edit = readonly [file: string, from: string | RegExp, to: string];

/** A site that is ready to go live, except for one edit of its content or built files. */
function site(edit?: Edit, settings: Record<string, string> = {}): LaunchSite {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  let edited = edit === undefined;
  const apply = (file: string, text: string) => {
    if (file !== edit?.[0]) return text;
    edited ||= text.search(edit[1]) >= 0;
    return text.replace(edit[1], () => edit[2]);
  };
  try {
    cpSync(contentFolder(), folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      const done = real.reduce((current, [from, to]) => current.replace(from, to), text);
      writeFileSync(join(folder, name), apply(name, done));
    }
    const files = new Map(Object.entries(built).map(([name, text]) => [name, apply(name, text)]));
    const read = { ...readLaunchSite(folder, undefined, settings), files };
    if (!edited) throw new Error(`${edit?.[0]} has no ${String(edit?.[1])}`);
    return read;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const built: Record<string, string> = {
  '/index.html': '<meta name="robots" content="max-image-preview:large"><script src="/a.js"></script>',
  '/404.html': '<meta name="robots" content="noindex">',
  '/robots.txt': 'User-Agent: *\nAllow: /\n',
  '/_headers': "/*\n  Content-Security-Policy: connect-src 'self' https://get.geojs.io; script-src 'self'\n",
  '/site.css': '',
};

test('a site without samples can go live', () => {
  const checked = checkLaunch(site());
  expect(checked.flatMap(({ findings }) => findings)).toEqual([]);
  expect(checked).toHaveLength(items.length);
  expect(checklistText(checked)).toMatch(/Ready to go live\.$/);
  expect(JSON.parse(checklistJson(checked))).toMatchObject({ ready: true });
});

type Break = [what: string, edit: Edit, id: string, words: RegExp, settings?: Record<string, string>];

const requestsTo = (NEXT_PUBLIC_REQUEST_URL: string) => ({ NEXT_PUBLIC_REQUEST_URL });
const tried = (service: string): Edit => [
  'hand-off.json',
  '"keepHeading"',
  `"triedWith": "${service}", "keepHeading"`,
];

const breaks: Break[] = [
  [
    'a sample that is still marked',
    ['about.json', /("sample": )false/, '"sample": true'],
    'samples',
    /^content\/about\.json: story: "It began with one van.* is still a sample\./,
  ],
  [
    'a testimonial that is still marked',
    ['testimonials.json', /("sample": )false/, '"sample": true'],
    'samples',
    /testimonials → Kim A\.: .* is still a sample.*illegal/,
  ],
  [
    'a fictional phone number without its mark',
    ['business.json', '340-2368', '555-0199'],
    'fiction-phone',
    /^content\/business\.json: phone → value: \(612\) 555-0199 is reserved for fiction/,
  ],
  [
    'a made-up name without its mark',
    ['business.json', 'Harborfix Appliance', 'Loonlight Appliance'],
    'made-up',
    /business\.json: name → value: "Loonlight Appliance Repair" has the made-up name/,
  ],
  [
    'a made-up license without its mark',
    ['business.json', 'no. 48213', 'no. SAMPLE-00000'],
    'made-up',
    /license → value: "Service contractor .*" has a made-up number/,
  ],
  [
    'a made-up testimonial without its mark',
    ['testimonials.json', '"Kim A."', '"Sample customer A"'],
    'made-up',
    /testimonials → Sample customer A → name: "Sample customer A" is a made-up testimonial/,
  ],
  [
    'a mailbox that cannot exist',
    ['business.json', 'hello@harborfix.com', 'hello@harborfix.example'],
    'made-up',
    /email → value: .* mailbox that cannot exist/,
  ],
  [
    'a web address that leads nowhere',
    ['business.json', 'www.harborfix.com', 'www.harborfix.example'],
    'site-address',
    /siteAddress: "www\.harborfix\.example" is not an address that people can reach/,
  ],
  [
    'no decision about HTTPS',
    ['business.json', '"httpsOnly": "this site",', ''],
    'https-only',
    /^content\/business\.json: httpsOnly: No one has decided/,
  ],
  [
    'a web address with a path',
    ['business.json', 'https://www.harborfix.com', 'https://www.harborfix.com/home'],
    'site-address',
    /has something after the domain name/,
  ],
  [
    'an old price in the terms',
    ['terms.md', '## Payment\n', '## Payment\n\nA visit costs $85.\n'],
    'typed-by-hand',
    /^content\/terms\.md: line \d+: The amount \$85 would be outdated/,
  ],
  [
    'hours typed by hand',
    ['home.json', '"lead": "', '"lead": "Open 6am-10pm. '],
    'typed-by-hand',
    /The hours 6am-10pm would be outdated/,
  ],
  [
    'a phone number typed by hand',
    ['terms.md', '## Payment\n', '## Payment\n\nCall 612-340-9999.\n'],
    'typed-by-hand',
    /^content\/terms\.md: line \d+: The phone number 612-340-9999 would/,
  ],
  [
    'a service that the privacy policy leaves out',
    ['privacy.md', /\{ipLookup\}/g, 'a service'],
    'privacy',
    /^content\/privacy\.md: The site contacts GeoJS \(get\.geojs\.io\), but the privacy policy doesn't/,
  ],
  [
    'pages that may contact a third party',
    ['/_headers', "'self'", "'self' https://collect.metrics.io"],
    'privacy',
    /The site contacts collect\.metrics\.io/,
  ],
  [
    'a page that loads a third party’s script',
    ['/index.html', 'src="/a.js"', 'src="https://chat.widget.com/a.js"'],
    'privacy',
    /The site contacts chat\.widget\.com/,
  ],
  [
    'a request service that has not been tested',
    tried('old.harborfix.com'),
    'requests',
    /triedWith: No test request through https:\/\/forms\.harborfix\.com\/f is on record\.$/,
    requestsTo('https://forms.harborfix.com/f'),
  ],
  [
    'requests that go to localhost',
    tried('127.0.0.1:4790'),
    'requests',
    /No test request through http:\/\/127\.0\.0\.1:4790\/f is on record\.$/,
    requestsTo('http://127.0.0.1:4790/f'),
  ],
  [
    'a leftover noindex in a page',
    ['/index.html', 'max-image-preview:large', 'noindex'],
    'noindex',
    /^\/index\.html: This page blocks search engines/,
  ],
  [
    'a leftover noindex in the headers',
    ['/_headers', '/*\n', '/*\n  X-Robots-Tag: noindex\n'],
    'noindex',
    /^\/_headers: This file tells the host to block search engines/,
  ],
  [
    'a robots.txt that blocks everything',
    ['/robots.txt', 'Allow: /', 'Disallow: /'],
    'noindex',
    /^\/robots\.txt: This file blocks search engines from every page/,
  ],
  [
    'a file of a preview',
    ['/site.css', /^/, '.preview-ribbon{}'],
    'preview',
    /^\/site\.css: This file belongs/,
  ],
];

test.each(breaks)(
  'an owner about to go live with %s reads what is wrong',
  (_what, edit, id, words, settings = {}) => {
    const failed = checkLaunch(site(edit, settings)).filter(({ passed }) => !passed);
    const found = failed.filter((item) => item.id === id).flatMap(({ findings }) => findings);
    const lines = found.map(({ place, reason }) => `${place}: ${reason}`);
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
    for (const { remedy } of found) expect(remedy).toMatch(/^[A-Z].*\.$/);
  },
);

test('a site that sends requests can go live once a test request has arrived', () => {
  const ready = site(tried('forms.harborfix.com'), requestsTo('https://forms.harborfix.com/f'));
  expect(checkLaunch(ready).flatMap(({ findings }) => findings)).toEqual([]);
});

test('every item on the list has a test that breaks it', () => {
  expect(new Set(breaks.map(([, , id]) => id))).toEqual(new Set(items.map(({ id }) => id)));
});

test('a real review can contain any words, prices and hours', () => {
  const edited = site(['testimonials.json', '"text": "', '"text": "They quoted $85 for 7 AM to 9 PM. ']);
  expect(checkLaunch(edited).flatMap(({ findings }) => findings)).toEqual([]);
});

test('the owner reads where each open item is, what is wrong and how to fix it', () => {
  const text = checklistText(checkLaunch(site(['business.json', '340-2368', '555-0199'])));
  expect(text).toContain('FAILED  The phone number is real (1)');
  expect(text).toContain('→ Enter the real phone number of the business.');
  expect(text).toMatch(/Not ready: 1 of 10 checks failed\. Fix the items above/);
});
