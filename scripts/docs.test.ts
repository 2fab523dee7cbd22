import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '@/package.json';

const folders = '.ci .github app components content docs e2e lib public scripts'.split(' ');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const files = [...readdirSync('.'), ...folders.flatMap(below)];
const known = new Set(files.map((name) => path.basename(name)));

// Files that the pages suggest to create.
const examples = ['app/careers/page.tsx'];

const pages = below('docs').filter((name) => name.endsWith('.md'));

/** Lists the files, folders and commands that a page links to or shows as `code`, but that don't exist. */
function missingIn(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const linked = [...text.matchAll(/\]\((?!https:|mailto:|#)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(page), to),
  );
  const code = [...text.matchAll(/`([\w./@[\]-]+)`/g)].map(([, name = '']) => name);
  const paths = code.filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)));
  const named = code.filter((name) => /^[\w-]+(\.[\w-]+)*\.(tsx?|mjs|json|md|css|svg|yml)$/.test(name));
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  return [
    ...[...linked, ...paths].filter((name) => !existsSync(name)),
    ...named.filter((name) => !known.has(name)),
    ...commands.filter((name) => !(name in packageJson.scripts)),
  ].filter((name) => !examples.includes(name));
}

test.each(['README.md', 'CONTRIBUTING.md', 'content/README.md', ...pages])(
  '%s mentions only files and commands that exist',
  (page) => {
    expect(missingIn(page)).toEqual([]);
  },
);

test('every test that a page of docs/ quotes exists', () => {
  const quote = /`(?:[\w/-]+\/)?([\w-]+)(?:\.(?:test|spec))?(?:\.tsx?)?` \("([^"]+)"/g;
  const quoted = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(quote)]);
  const missing = quoted.filter(([, name = '', title = '']) => {
    const tests = files.filter((file) => /^[\w-]+\.(spec|test)\.tsx?$/.test(path.basename(file)));
    const named = tests.filter((file) => path.basename(file).startsWith(`${name}.`));
    return !named.some((file) => readFileSync(file, 'utf8').includes(title));
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});

/** The exported names, with the files that export them. Each page of the site exports the same few. */
const exported = ['components', 'lib', 'scripts'].flatMap((folder) =>
  below(folder).flatMap((file) => {
    if (!/\.tsx?$/.test(file)) return [];
    const exports = /^export (?:default )?(?:async )?(?:const|function\*?|class|type) (\w+)/gm;
    return [...readFileSync(file, 'utf8').matchAll(exports)].map(([, name = '']) => ({ name, file }));
  }),
);

test('no exported name has a word that docs/words.md forbids', () => {
  const lists = readFileSync('docs/words.md', 'utf8').match(/Not “.*?(?=\.|\|)/g) ?? [];
  const forbidden = lists.flatMap((list) => [...list.matchAll(/“(.+?)”/g)].map(([, word = '']) => word));
  expect(forbidden).toContain('location');
  const pattern = new RegExp(`\\b(${forbidden.join('|')})s?\\b`);
  const wordsOf = (name: string) => name.replace(/(?=[A-Z])/g, ' ').toLowerCase();
  expect(exported.filter(({ name }) => pattern.test(wordsOf(name)))).toEqual([]);
});

test('no two files of the site export the same name', () => {
  const names = exported.flatMap(({ name, file }) => (file.startsWith('scripts/') ? [] : name));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
