import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remark } from '@/lib/content/remarks';
import { addPreview, makePreview } from './preview';

const page =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="robots" content="max-image-preview:large"/></head><body class="flex"><main>Hello</main></body></html>';
const remark = { where: 'content/business.json: phone', wrong: 'is <made up>.', remedy: 'Enter it.' };
const remarks: Remark[] = [
  { ...remark, when: 'launch' },
  { ...remark, where: 'content/home.json: phone', wrong: 'has "$25".', when: 'maybe' },
];

test('the bar at the top of a page lists what is left to do, as plain text', () => {
  const preview = addPreview(page, remarks);
  expect(preview).toContain('<strong>content/business.json: phone</strong> is &#60;made up&#62;.');
  expect(preview).toContain('<strong>content/home.json: phone</strong> has &#34;$25&#34;.');
  expect(preview.indexOf('1 thing to do before launch')).toBeLessThan(preview.indexOf('<main>'));
});

test('every page of a preview, its robots.txt, and its headers keep search engines away', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const files = {
    'index.html': page,
    'about.html': page,
    'sitemap.xml': 'x',
    'robots.txt': 'Allow: /',
    _headers: '/*',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
  makePreview(out, remarks);
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  for (const name of ['index.html', 'about.html'])
    expect(read(name).match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow"/>',
    ]);
  expect(existsSync(path.join(out, 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex/m);
  rmSync(out, { recursive: true });
});

test('a page without head or body stops the build', () => {
  expect(() => addPreview('<p>Hello', remarks)).toThrow('head or body');
});
