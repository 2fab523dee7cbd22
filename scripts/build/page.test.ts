import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { pageScripts, rewritePage } from './page';

const parts = {
  policy: "default-src 'none'",
  css: 'p{margin:0}',
  rules: '{"prefetch":[]}',
  boot: 'boot()',
  data: { 'data-scripts': '/a.js /b.js' },
};
const head =
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
  '<script data-scripts="/a.js /b.js">boot()</script>' +
  '<style>p{margin:0}</style><script type="speculationrules">{"prefetch":[]}</script>';

const charset = '<meta charSet="utf-8"/>';
const page = (inHead: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${charset}${inHead}</head><body class="x">${body}</body></html>`;

/** Parts that Next writes and the export removes. */
const framework = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">begin([0])</script>',
  '<script>begin([1,"0:{\\"a\\":1}\\n"])</script>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
];
/** Parts that the export must keep unchanged. */
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

test('a page gets the policy and the boot script first, and loses only scripts and the style sheet link', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const cases = countCases();
  fc.assert(
    fc.property(pieces([...framework, ...kept]), (body) => {
      const rest = body.filter((piece) => !framework.includes(piece)).join('');
      const expected = page(font, rest).replace(charset, () => charset + head);
      expect(rewritePage(page(font, body.join('')), parts)).toBe(expected);
      const removed = body.filter((piece) => framework.includes(piece)).length;
      cases.count('something to remove and to keep', removed > 0 && removed < body.length);
    }),
  );
  cases.expectEach(['something to remove and to keep'], 20);
});

test('a page that doesn’t declare its encoding stops the build', () => {
  expect(() => rewritePage(page('', '').replace(charset, ''), parts)).toThrow('no <meta charset>');
});

test('inline scripts are moved unchanged', () => {
  const odd = '(globalThis["X"] || []).push(`</p>`)';
  const html = page(
    '<link rel="stylesheet" href="/a.css"/><script src="/old.js" noModule=""></script>',
    `<script src="/a.js" async=""></script><script>${odd}</script><script src="/a.js"></script>` +
      '<script>go()</script><script type="application/ld+json">{}</script>',
  );
  expect(pageScripts(html)).toEqual({
    files: ['/a.js'],
    old: ['/old.js'],
    inline: `${odd};\ngo();\n`,
    styles: ['/a.css'],
  });
});
