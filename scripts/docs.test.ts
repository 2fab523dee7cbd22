import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

// Named as examples of what a project may get, or doesn't have.
const examples = ['app/careers/page.tsx', 'oxlint.config.ts', 'content/.schemas'];

const pages = names('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** The files and folders that a page names as `code` or links to, and that aren't there. */
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
  ].filter((name) => !examples.includes(name));
}

test.each(['README.md', 'CONTRIBUTING.md', 'content/README.md', ...pages])(
  'a reader of %s finds each file that it names',
  (page) => {
    expect(missingIn(page)).toEqual([]);
  },
);
