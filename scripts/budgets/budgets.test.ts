import { listOfPages } from '../export/start-pages.mjs';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStartPages } from '../export/start-pages.mjs';
import { BYTES } from './limits.mjs';
import { baselineOf, overBudget } from './over-budget.mjs';
import { rolesOf } from './roles.mjs';
import { limitInWords, verdict } from './verdict.mjs';
import { partsOf, sum, weighSite } from './weigh.mjs';

const KIB = 1024;
const START = '/_next/static/start/start-0123456789abcdef.js';
const BOOT = '/_next/static/start/boot-0123456789abcdef.js';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'budgets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Text that no compression makes smaller, of about that many KiB. */
const noise = (kib: number) => randomBytes(kib * KIB * 0.75).toString('base64');

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A site of a still page and a home page that comes to life. */
function writeSite(more: Record<string, string> = {}) {
  const list = {
    '/': {
      when: 'idle',
      early: '/_next/static/start/early-0123456789abcdef.js',
      page: '/p.json',
      styles: '/s.css',
      scripts: [],
      entry: '/_next/static/chunks/a1.js',
      first: [],
    },
  };
  write({
    '/_next/static/start/early-0123456789abcdef.js': 'early()',
    'about.html': `<script async src="${BOOT}"></script><style>a{src:url(/f.x.woff2)}</style><svg><use href="/map.svg#a"></use></svg><p>About`,
    'index.html': `<script async src="${START}" data-page="/"></script><a href="/about">About</a><img src="data:,">`,
    [BOOT]: 'boot()',
    [START]: `start(${listOfPages(list)});\nboot()`,
    '/_next/static/chunks/a1.js': 'hydrateRoot()',
    '/p.json': '{}',
    '/f.x.woff2': 'font',
    '/map.svg': '<svg></svg>',
    ...more,
  });
}

test('a page is weighed with all that it names, and one that comes to life with what its start script lists', () => {
  writeSite();
  const kinds = Object.fromEntries(
    weighSite(folder).map(({ route, parts }) => [
      route,
      parts.map(({ kind, role }) => `${kind}: ${role}`).sort(),
    ]),
  );
  expect(kinds).toEqual({
    '/about': ['font: f.woff2', 'html: HTML with its CSS', 'picture: map.svg', 'script: boot.js'],
    '/': [
      'data: page data of /',
      'html: HTML with its CSS',
      'script: early.js',
      'script: react-dom',
      'script: start.js',
    ],
  });
});

test('what waits for somebody who comes near a form counts there, and not before', () => {
  const early = '/_next/static/start/early-0123456789abcdef.js';
  const entry = '/_next/static/chunks/a1.js';
  const rest = { when: 'idle', page: '/p.json', styles: '/s.css', scripts: [], first: [] };
  writeSite({
    [START]: `start(${listOfPages({ '/': { ...rest, early, entry } })});\nboot()`,
    [early]: noise(1),
    [entry]: `hydrateRoot()${noise(20)}`,
  });
  const parts = weighSite(folder).find(({ route }) => route === '/')?.parts ?? [];
  expect(partsOf(parts, 'script').map(({ role }) => role)).toEqual(['start.js', 'early.js']);
  expect(partsOf(parts, 'framework')).toEqual([]);
  expect(sum(partsOf(parts, 'scriptOfForms')) - sum(partsOf(parts, 'script'))).toBeGreaterThan(14 * KIB);
  expect(overBudget(weighSite(folder), {})).toEqual([]);
  writeSite({
    [START]: `start(${listOfPages({ '/': { ...rest, early, entry } })});\nboot()`,
    [early]: noise(1),
    [entry]: noise(180),
  });
  expect(overBudget(weighSite(folder), {}).join()).toMatch(/^\/: JavaScript, a form near 13\d\.\d KiB/);
});

test('a site within its limits has nothing to tell', () => {
  writeSite();
  expect(overBudget(weighSite(folder), {})).toEqual([]);
});

test('text counts as large as brotli leaves it, a font as large as it is', () => {
  writeSite({ '/f.x.woff2': 'f'.repeat(5000), '/map.svg': `<svg>${' '.repeat(5000)}</svg>` });
  const about = weighSite(folder).find(({ route }) => route === '/about')?.parts ?? [];
  expect(sum(partsOf(about, 'font'))).toBe(5000);
  expect(sum(partsOf(about, 'picture'))).toBeLessThan(100);
});

test('who breaks a limit is told page, limit, and by how much which file grew', () => {
  writeSite();
  const before = baselineOf(weighSite(folder));
  writeSite({ '/map.svg': noise(20) });
  const faults = overBudget(weighSite(folder), before);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^\/about: Pictures 1\d\.\d KiB, the limit is 15\.0 KiB: \d\.\d KiB too much\.\n {2}map\.svg grew by 1\d\.\d KiB: 0\.0 KiB before, 1\d\.\d KiB now$/,
  );
});

test('a file that a page did not load before is told as new', () => {
  writeSite();
  const before = baselineOf(weighSite(folder));
  writeSite({
    'about.html': `<script src="/_next/static/chunks/b2.js"></script><p>About`,
    '/_next/static/chunks/b2.js': `$ZodType${noise(4)}`,
  });
  const told = overBudget(weighSite(folder), before).join('\n');
  expect(told).toMatch(/\/about: JavaScript until quiet \d\.\d KiB, the limit is 1\.5 KiB/);
  expect(told).toMatch(/\/about: Framework script \d\.\d KiB, the limit is 0\.0 KiB/);
  expect(told).toMatch(/ {2}zod is new: \d\.\d KiB/);
});

test('a page that is added is held to the strictest limits', () => {
  writeSite({ 'faq.html': noise(20) });
  expect(overBudget(weighSite(folder), {}).join()).toMatch(
    /\/faq: HTML with its CSS 1\d\.\d KiB, the limit is 14\.0 KiB/,
  );
});

test('a file that is missing stops the weighing rather than weigh nothing', () => {
  writeSite({ 'about.html': '<script src="/gone.js"></script>' });
  expect(() => weighSite(folder)).toThrow('/about names /gone.js, which is not in the exported site.');
});

test('a start script without its list stops the weighing', () => {
  expect(() => readStartPages('start()')).toThrow('holds no list of pages');
});

test('chunks are named by the pages that load them, whatever the build calls them', () => {
  const chunk = (address: string, size: number) => ({
    address,
    kind: 'script',
    pages: ['/checkout', '/'],
    size,
    text: '',
  });
  const roles = rolesOf([chunk('/x.js', 10), chunk('/y.js', 30)]);
  expect([roles.get('/y.js'), roles.get('/x.js')]).toEqual([
    'chunk of / and /checkout',
    'chunk of / and /checkout, 2',
  ]);
});

test.each([
  [1.05, { most: 1.05 }, [], 'met'],
  [1.06, { most: 1.05 }, [], 'not met'],
  [20, { most: 100, stretch: 20 }, [], 'stretch met'],
  [100, { least: 100 }, [], 'met'],
  [96, { least: 100 }, ['geolocation-on-start'], 'not met'],
  [96, { least: 100, allowed: ['geolocation-on-start'] }, ['geolocation-on-start'], 'met'],
  [92, { least: 100, allowed: ['geolocation-on-start'] }, ['geolocation-on-start', 'csp-xss'], 'not met'],
  [undefined, { most: 1 }, [], 'not measured'],
])('%p held against %p with %p failed is %p', (measured, limit, failed, words) => {
  expect(verdict(measured, limit, failed)).toBe(words);
});

test('a limit is written as people say it', () => {
  expect(limitInWords(BYTES.html.limits.home ?? {}, 'KiB')).toBe('at most 18 KiB, stretch 14 KiB');
});
