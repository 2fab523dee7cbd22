import fc from 'fast-check';
import { pageElements } from './page-markup';
import { pageStart, rewritePage } from './rewrite-page';

const parts = {
  policy: "default-src 'none'",
  css: 'p{margin:0}',
  boot: { address: '/_next/static/start/start-1.js', page: '/' },
  renamed: new Map([['/site.js', '/_next/static/start/site-1.js']]),
};
const head =
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
  '<script async src="/_next/static/start/start-1.js" data-page="/"></script><style>p{margin:0}</style>';

const charset = '<meta charSet="utf-8"/>';
const page = (inHead: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${charset}${inHead}</head><body class="x">${body}</body></html>`;

/** What Next writes and a page may not keep. */
const framework = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:{\\"a\\":1}\\n"])</script>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
];
/** What it must keep, to the letter. */
const kept = [
  '<p>Fish &amp; chips   &lt;b&gt; "quoted" é 🫠</p>',
  '<!-- a comment --><!--$--><!--/$-->',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<script type="application/ld+json">{"a":"</p>"}</script>',
  '<img src="/a.png" alt=""/>',
  '<details open=""><summary>Hours</summary>\n\t8–18</details>',
  '<template><p>later</p></template>',
  '<input type="text" value="&quot;" disabled=""/>',
  'plain text, $& $1 $$ and \\',
];

const pieces = (from: readonly string[]) => fc.array(fc.constantFrom(...from), { maxLength: 12 });

test('whatever a page holds: only the framework’s scripts and the style sheet go, the rest stays byte for byte', () => {
  fc.assert(
    fc.property(pieces([...framework, ...kept]), (body) => {
      const rest = body.filter((piece) => !framework.includes(piece)).join('');
      const expected = page('', rest).replace(charset, () => charset + head);
      expect(rewritePage(page('', body.join('')), parts)).toBe(expected);
    }),
  );
});

test('the policy and the boot script come before all that could load anything', () => {
  const html = rewritePage(page('<link rel="preload" as="font" href="/a.woff2"/>', ''), parts);
  expect(html.indexOf(head)).toBe(html.indexOf(charset) + charset.length);
});

test('the site’s own script keeps its place under its new name', () => {
  const html = rewritePage(
    page('', '<p>/site.js "/site.js"</p><script src="/site.js" defer=""></script>'),
    parts,
  );
  expect(html).toContain(
    '<p>/site.js "/site.js"</p><script src="/_next/static/start/site-1.js" defer=""></script>',
  );
});

test('a page that comes to life by nothing has no name for its files', () => {
  const still = rewritePage(page('', ''), { ...parts, boot: { address: '/boot.js' } });
  expect(still).toContain('<script async src="/boot.js"></script>');
});

test.each([
  ['no encoding', '<!DOCTYPE html><html><head></head><body></body></html>'],
  [
    'its encoding too late',
    page('', '').replace('<head>', `<head><meta name="x" content="${'x'.repeat(1024)}"/>`),
  ],
])('a page with %s stops the build', (_, html) => {
  expect(() => rewritePage(html, parts)).toThrow('no <meta charset> within the first 1024 bytes');
});

test('all faults of a page are told at once', () => {
  const html = page('<base href="/"/>', '<p style="a">x</p>');
  expect(() => rewritePage(html, parts)).toThrow('a <base> element\nan inline style: <p style="a">');
});

test('what starts a page is read from its scripts, and run by nobody', () => {
  const html = page(
    '',
    `${framework.join('')}<script src="/old.js" noModule=""></script><script src="/site.js"></script>`,
  );
  expect(pageStart(pageElements(html), parts.renamed)).toEqual({
    data: { flight: [[0], [1, '0:{"a":1}\n']] },
    scripts: ['/_next/static/chunks/a.js'],
  });
});

test.each(['alert(1)', 'self.__next_f.push([1,"a"]);alert(1)', 'requestAnimationFrame(function(){$RT=1})'])(
  'an inline script that Next did not use to write stops the build: %s',
  (script) => {
    expect(() => pageStart(pageElements(page('', `<script>${script}</script>`)), new Map())).toThrow(
      /An inline script is not one that this step knows|JSON/,
    );
  },
);
