import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteContent } from '@/lib/content/load';
import type { Remark } from '@/lib/content/remarks';
import { addPreview, makePreview, placesToTry } from './preview';

const page =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="robots" content="max-image-preview:large"/></head><body class="flex"><main>Hello</main></body></html>';
const remark = { field: 'phone', wrong: 'is <made up>.', remedy: 'Enter it.' };
const remarks: Remark[] = [
  { ...remark, file: 'content/business.json', when: 'launch' },
  { ...remark, file: 'content/home.json', wrong: 'has "$25".', when: 'maybe' },
];
const areas = [{ id: 'a', name: 'A', city: 'Fargo', zips: ['58102'], latitude: 46.9, longitude: -96.8 }];
const facts = {
  remarks,
  places: placesToTry(areas),
  basePath: '/repo',
  lookups: ['https://a.example/x', 'https://b.example/y'],
};

test('staff see on every page of a preview what is still to do, as text', () => {
  const made = addPreview(page, facts);
  expect(made).toContain('<strong>content/business.json: phone</strong> is &#60;made up&#62;.');
  expect(made).toContain('<strong>content/home.json: phone</strong> has &#34;$25&#34;.');
  expect(made.indexOf('1 thing to do before launch')).toBeLessThan(made.indexOf('<main>'));
});

test('search engines are kept away by a single robots tag', () => {
  expect(addPreview(page, facts).match(/<meta name="robots"[^>]*>/g)).toEqual([
    '<meta name="robots" content="noindex, nofollow"/>',
  ]);
});

test('search engines are told to leave a whole preview out', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const files = {
    'index.html': page,
    'about.html': page,
    'sitemap.xml': 'x',
    'robots.txt': 'Allow: /',
    _headers: '/*',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
  makePreview(out, remarks, siteContent());
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  for (const name of ['index.html', 'about.html'])
    expect(read(name)).toContain('content="noindex, nofollow"');
  expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex/m);
  rmSync(out, { recursive: true });
});

test('staff can try cities near and far, the shop’s own where its list has them', () => {
  const made = addPreview(page, facts);
  expect(made).toContain('value="Fargo, North Dakota" data-latitude="46.9" data-longitude="-96.8"');
  expect(made).toContain('value="Denver, Colorado" data-latitude="39.74"');
});

test('a page without head or body is an error', () => {
  expect(() => addPreview('<p>Hello', facts)).toThrow('head or body');
});
