import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSettings } from './content-settings';
import { ContentError } from './content-error';
import { fileNames } from './content-files';
import { loadContent, type SiteContent } from './load-content';
import { routeIds } from './pages';
import { walk } from './places';
import { factNames, placeholdersIn, runtimeNames } from './placeholders';

// Checks the real content, which staff edit: so no test here quotes it.
const folder = 'content';

function liveContent(): SiteContent {
  const loaded = loadContent(folder, contentSettings({}));
  if (!loaded.ok) throw new ContentError(loaded.problems);
  return loaded.content;
}

test('the content is valid', () => {
  expect(liveContent()).toBeDefined();
});

test('no two pages share a title or a description', () => {
  const content = liveContent();
  const pages = routeIds.map((route) => content.pages[route]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('the privacy policy names the services that the build calls', () => {
  const { introduction, sections } = liveContent().privacy;
  const policy = [introduction, ...sections.map(({ markdown }) => markdown)].join('\n');
  const { reverseGeocoder, ipLookup } = contentSettings({});
  expect(policy).toContain(reverseGeocoder);
  expect(policy).toContain(ipLookup);
});

test('visitors never see a fact as a name in braces', () => {
  const names: readonly string[] = factNames;
  const remaining = [...walk(liveContent())].flatMap(({ value }) =>
    typeof value === 'string' ? placeholdersIn(value) : [],
  );
  expect(remaining.filter((name) => names.includes(name))).toEqual([]);
});

test('the guide for staff names every file and every name in braces', () => {
  const guide = readFileSync(path.join(folder, 'README.md'), 'utf8');
  for (const file of fileNames) expect(guide).toContain(`\`${file}\``);
  for (const name of [...factNames, ...runtimeNames]) expect(guide).toContain(`{${name}}`);
});
