import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hydratedRoutes } from './hydration';

let project = '';
beforeEach(() => (project = mkdtempSync(path.join(tmpdir(), 'routes-'))));
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  const always = {
    'app/global-not-found.tsx': 'export default () => null;',
    'app/page.tsx': 'export default () => null;',
  };
  for (const [file, text] of Object.entries({ ...always, ...files })) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
}
const page = (imports: string) => `${imports}\nexport default () => null;`;
const client = (start = "'use client';") => `${start}\nexport const Counter = () => null;`;

test('a page hydrates if its imports reach a client file, even indirectly', async () => {
  write({
    'app/a/page.tsx': page("import { Panel } from '../../parts/panel'; Panel();"),
    'app/b/page.tsx': page("import type { Props } from '../../parts/counter';"),
    'parts/panel.tsx': "import { Counter } from './counter'; export const Panel = () => Counter();",
    'parts/counter.tsx': client(),
  });
  expect(Object.fromEntries(await hydratedRoutes(project))).toEqual({
    '/': false,
    '/404': false,
    '/a': true,
    '/b': false,
  });
});

test('layouts count, and folders in parentheses are not part of the address', async () => {
  write({
    'app/(work)/jobs/layout.tsx': page("import { Counter } from '../../../counter'; Counter();"),
    'app/(work)/jobs/page.tsx': page(''),
    'counter.tsx': client('/* A note. */\n// One more.\n"use client"'),
  });
  expect((await hydratedRoutes(project)).get('/jobs')).toBe(true);
});

test('client components in packages count', async () => {
  write({
    'app/a/page.tsx': page("import { Counter } from 'widgets'; Counter();"),
    'node_modules/widgets/package.json': '{"name":"widgets","main":"main.js"}',
    'node_modules/widgets/main.js': client("'use strict';\n'use client';"),
  });
  expect((await hydratedRoutes(project)).get('/a')).toBe(true);
});

test('a page that only mentions the directive doesn’t hydrate, and error pages don’t count', async () => {
  write({
    'app/a/page.tsx': page("const words = 'use client';"),
    'app/error.tsx': client(),
  });
  expect((await hydratedRoutes(project)).get('/a')).toBe(false);
});

test('a broken import stops the build', async () => {
  write({ 'app/a/page.tsx': page("import './missing';") });
  await expect(hydratedRoutes(project)).rejects.toThrow('./missing');
});
