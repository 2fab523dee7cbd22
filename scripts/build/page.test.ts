import { pageScripts, rewritePage } from './page';

const charset = '<meta charSet="utf-8"/>';
const page = (inHead: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${charset}${inHead}</head><body class="x">${body}</body></html>`;

/** Parts that Next writes and the export removes. */
const framework = [
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script id="_R_">begin([1,"0:{\\"a\\":1}\\n"])</script>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
];
/** Parts that the export must keep unchanged. */
const kept = [
  '<p>Fish &amp; chips   &lt;b&gt; "quoted" é 🫠</p>',
  '<!-- a comment --><!--$--><!--/$-->',
  '<script type="application/ld+json">{"a":"</p>"}</script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<details open=""><summary>Hours</summary>\n\t8–18</details>',
  '<input type="text" value="&quot;" disabled=""/>plain text, $& $1 $$ and \\',
];

test('a page gets the policy and the boot script first, and loses only scripts and the style sheet link', () => {
  const parts = {
    policy: "default-src 'none'",
    css: 'p{}',
    rules: '{}',
    boot: 'boot()',
    data: { 'data-a': '/a' },
  };
  const head =
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
    '<script data-a="/a">boot()</script><style>p{}</style><script type="speculationrules">{}</script>';
  const all = kept.map((part, index) => part + (framework[index] ?? ''));
  const template = (inside: string) => `<template><p>later</p>${inside}</template>`;
  const before = page(all.join(''), all.join('') + template(framework.join('')));
  const after = page(head + kept.join(''), kept.join('') + template(''));
  expect(rewritePage(before, parts)).toBe(after);
  expect(() => rewritePage(before.replace(charset, ''), parts)).toThrow('no <meta charset>');
});

test('inline scripts are moved unchanged', () => {
  const odd = '(globalThis["X"] || []).push(`</p>`)';
  const html = page(
    '<link rel="stylesheet" href="/a.css"/><script src="/old.js" noModule=""></script>',
    `<script src="/a.js" async=""></script><script>${odd}</script><script src="/a.js"></script>` +
      '<script>go()</script><script type="application/ld+json">{}</script>',
  );
  const scripts = { files: ['/a.js'], old: ['/old.js'], inline: `${odd};\ngo();\n`, styles: ['/a.css'] };
  expect(pageScripts(html)).toEqual(scripts);
});
