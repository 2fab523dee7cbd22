import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testContent } from '@/e2e/support/test-content';
import { routeIds } from '@/lib/content/schemas/pages';
import { placeholdersIn } from '@/lib/content/schemas/text';
import { jsonFiles, proseFiles } from './files';
import { serviceNames } from '@/lib/site/build-settings';
import { businessFacts } from './facts';
import { loadContent, siteContent, type SiteContent } from './load';
import { walk } from './paths';

// Checks the real content, which staff edit, and the tests': so no test here quotes them.
const builds = ['content', testContent].flatMap((folder) => [
  { folder, how: 'as it is', settings: {} },
  { folder, how: 'with a request service', settings: { NEXT_PUBLIC_REQUEST_URL: 'https://forms.example/f' } },
]);

const load = (folder: string, settings: Record<string, string>) =>
  loadContent(folder, serviceNames(settings)).content;

const policyOf = ({ privacy }: SiteContent) =>
  [privacy.introduction, ...privacy.sections.map(({ markdown }) => markdown)].join('\n');

/** The names in braces that are left for the page to fill in. */
const namesLeft = (content: SiteContent) =>
  [...walk(content)].flatMap(({ value }) => (typeof value === 'string' ? placeholdersIn(value) : []));

describe.each(builds)('$folder $how', ({ folder, settings }) => {
  test('visitors never see a fact as a name in braces', () => {
    const content = load(folder, settings);
    const facts = businessFacts(content, serviceNames(settings));
    expect(namesLeft(content).filter((name) => Object.hasOwn(facts, name))).toEqual([]);
  });

  test('the privacy policy names every service that the build calls', () => {
    const { reverseGeocoder, ipLookup, requestService } = serviceNames(settings);
    for (const service of [reverseGeocoder, ipLookup, requestService ?? ipLookup])
      expect(policyOf(load(folder, settings))).toContain(service);
  });
});

test('no two pages share a title or a description', () => {
  const { pages } = load('content', {});
  expect(new Set(routeIds.map((route) => pages[route].title)).size).toBe(routeIds.length);
  expect(new Set(routeIds.map((route) => pages[route].description)).size).toBe(routeIds.length);
});

test('the guide for staff names every file and every name in braces', () => {
  const guide = readFileSync(path.join('content', 'README.md'), 'utf8');
  for (const file of [...Object.keys(jsonFiles), ...proseFiles]) expect(guide).toContain(`\`${file}\``);
  const content = load('content', {});
  const facts = businessFacts(content, serviceNames({}));
  for (const name of [...Object.keys(facts), ...namesLeft(content)]) expect(guide).toContain(`{${name}}`);
});

test('a build reads the files once; development reads them every time', () => {
  const content = siteContent();
  expect(siteContent()).toBe(content);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(siteContent()).not.toBe(content);
  expect(siteContent()).toEqual(content);
  jest.restoreAllMocks();
});
