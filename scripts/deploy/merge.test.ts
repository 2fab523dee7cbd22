import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeBuilds } from './merge.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'merge-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, files: Record<string, string>) {
  const out = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(out, '_next/static', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return out;
}

const filesOf = (out: string) => readdirSync(path.join(out, '_next/static/chunks')).sort();
const notesOf = (out: string): unknown =>
  JSON.parse(readFileSync(path.join(out, '_kept-files.json'), 'utf8'));

test('a page that is open during a deploy still finds its files', () => {
  const previous = build('a', { 'chunks/a.js': 'a', 'chunks/same.js': 'same' });
  const out = build('b', { 'chunks/b.js': 'b', 'chunks/same.js': 'same' });
  expect(mergeBuilds({ previous, out, today: '2026-11-01' })).toEqual({
    kept: ['_next/static/chunks/a.js'],
    dropped: [],
  });
  expect(filesOf(out)).toEqual(['a.js', 'b.js', 'same.js']);
  expect(notesOf(out)).toEqual({ '_next/static/chunks/a.js': '2026-11-01' });
});

test('a file is kept for 30 days after the last build that used it, however many builds follow', () => {
  const first = build('a', { 'chunks/a.js': 'a' });
  const days = ['2026-11-01', '2026-11-15', '2026-12-01', '2026-12-02'];
  const seen = days.reduce<{ previous: string; files: string[][] }>(
    ({ previous, files }, today) => {
      const out = build(`build-${today}`, { [`chunks/${today}.js`]: today });
      mergeBuilds({ previous, out, today });
      return { previous: out, files: [...files, filesOf(out)] };
    },
    { previous: first, files: [] },
  );
  expect(seen.files.map((files) => files.includes('a.js'))).toEqual([true, true, true, false]);
  expect(seen.files.at(-1)).toEqual(['2026-11-01.js', '2026-11-15.js', '2026-12-01.js', '2026-12-02.js']);
});

test('merging twice changes nothing', () => {
  const previous = build('a', { 'chunks/a.js': 'a' });
  const out = build('b', { 'chunks/b.js': 'b' });
  mergeBuilds({ previous, out, today: '2026-11-01' });
  const [files, notes] = [filesOf(out), notesOf(out)];
  mergeBuilds({ previous, out, today: '2026-11-01' });
  expect([filesOf(out), notesOf(out)]).toEqual([files, notes]);
});

test('a file that a later build uses again belongs to that build', () => {
  const first = build('a', { 'chunks/a.js': 'a' });
  const second = build('b', { 'chunks/b.js': 'b' });
  mergeBuilds({ previous: first, out: second, today: '2026-11-01' });
  const third = build('c', { 'chunks/a.js': 'a' });
  mergeBuilds({ previous: second, out: third, today: '2026-11-02' });
  expect(notesOf(third)).toEqual({ '_next/static/chunks/b.js': '2026-11-02' });
});

test('a folder without a build gives a readable error', () => {
  const out = build('b', { 'chunks/b.js': 'b' });
  expect(() => mergeBuilds({ previous: path.join(folder, 'none'), out, today: '2026-11-01' })).toThrow(
    'There is no built site in',
  );
});
