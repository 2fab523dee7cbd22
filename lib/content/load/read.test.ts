import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentError } from './content-error';
import { loadContent } from './load-content';
import { readJson } from './read';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const overlay = (files: Record<string, unknown>) =>
  writeFileSync(path.join(folder, 'overlay.json'), JSON.stringify(files, null, 1));

test('an overlay changes only what it names: groups merge, null takes away, all else replaces', () => {
  const file = 'testimonials.json';
  overlay({ 'site.json': { navigation: { call: 'Ring' }, footer: null }, [file]: { testimonials: [] } });
  const written = readJson('content', 'site.json');
  if ('problem' in written) throw new Error('content/site.json is wrong.');
  const { navigation, footer: _footer, ...others } = Object(written.value);
  const value = { ...others, navigation: { ...navigation, call: 'Ring' } };
  expect(readJson(folder, 'site.json')).toMatchObject({ value });
  expect(readJson(folder, 'site.json')).not.toHaveProperty('value.footer');
  expect(readJson(folder, file)).toHaveProperty('value.testimonials', []);
});

test('a mistake in an overlay is reported where it is', () => {
  overlay({ 'site.json': { skipLink: 'On', defaultCity: '' } });
  const load = () => loadContent(folder).content;
  expect(load).toThrow(ContentError);
  expect(load).toThrow(/overlay\.json, line 4: defaultCity/);
});
