import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const folders = [
  '.ci',
  '.github',
  'app',
  'components',
  'content',
  'docs',
  'e2e',
  'lib',
  'public',
  'scripts',
  'tools',
];
const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const known = new Set([...readdirSync('.'), ...folders.flatMap(names)].map((name) => path.basename(name)));

// Files that the pages suggest to create.
const examples = ['app/careers/page.tsx'];

const pages = names('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

const { scripts: commands } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Lists the files, folders and commands that a page links to or shows as `code`, but that don't exist. */
function missingIn(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const linked = [...text.matchAll(/\]\((?!https:|mailto:|#)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(page), to),
  );
  const code = [...text.matchAll(/`([\w./@[\]-]+)`/g)].map(([, name = '']) => name);
  const paths = code.filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)));
  const files = code.filter((name) => /^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|json|md|css|svg|yml)$/.test(name));
  return [
    ...[...linked, ...paths].filter((name) => !existsSync(name)),
    ...files.filter((name) => !known.has(name)),
    ...[...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) => (name in commands ? [] : name)),
  ].filter((name) => !examples.includes(name));
}

test.each(['README.md', 'CONTRIBUTING.md', 'content/README.md', ...pages])(
  '%s mentions only files and commands that exist',
  (page) => {
    expect(missingIn(page)).toEqual([]);
  },
);

/** Lists the files in these folders whose path matches a pattern. */
const filesNamed = (pattern: RegExp, ...below: string[]) =>
  below
    .flatMap((folder) => names(folder).map((name) => path.join(folder, name)))
    .filter((name) => pattern.test(name));

test('every test that a page of docs/ quotes exists', () => {
  const tests = filesNamed(/\.(spec|test)\.tsx?$/, 'app', 'components', 'e2e', 'lib', 'scripts');
  const quoted = pages.flatMap((page) => [
    ...readFileSync(page, 'utf8').matchAll(
      /`(?:[\w/-]+\/)?([\w-]+)(?:\.(?:test|spec))?(?:\.tsx?)?` \("([^"]+)"/g,
    ),
  ]);
  const missing = quoted.filter(([, file = '', title = '']) => {
    const named = tests.filter((name) => path.basename(name).startsWith(`${file}.`));
    return !named.some((name) => readFileSync(name, 'utf8').includes(title));
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});
