import { readdirSync } from 'node:fs';
import type { Remark } from '@/lib/content/remarks';
import { folderForEachTest } from '../folder.test-helper';
import { addPreview, makePreview } from './preview';

const { at, read, write } = folderForEachTest();

const page =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="robots" content="max-image-preview:large"/></head><body class="flex"><main>Hello</main></body></html>';
const remark = { where: 'content/business.json: phone', wrong: 'is <made up>.', remedy: 'Enter it.' };
const remarks: Remark[] = [
  { ...remark, when: 'launch' },
  { ...remark, wrong: 'has "$25".', when: 'maybe' },
];

test('every page of a preview lists what is left to do, and search engines stay away from it', () => {
  for (const name of ['index.html', 'about.html', 'sitemap.xml', '_headers']) write(name, page);
  makePreview(at(), remarks, 'Customers & others send requests.');
  for (const name of ['index.html', 'about.html']) {
    const html = read(name);
    // The remarks are plain text.
    expect(html).toContain('<strong>content/business.json: phone</strong> is &#60;made up&#62;.');
    expect(html).toContain(' has &#34;$25&#34;.');
    expect(html).toContain('<p>Customers &#38; others send requests.</p>');
    expect(html).toMatch(/<body class="flex"><[^]*>Preview\. 1 thing to do [^]*>1 thing to check<[^]*<main>/);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow"/>',
    ]);
  }
  expect(readdirSync(at())).not.toContain('sitemap.xml');
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(read('_headers')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex/m);
});

test('a page without head or body stops the build', () => {
  for (const part of ['</head>', '<body class="flex">'])
    expect(() => addPreview(page.replace(part, ''), remarks, '')).toThrow('head or body');
});
