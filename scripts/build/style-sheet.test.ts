import { inlinedCss } from './style-sheet';

test('a style sheet works on every page and has the theme of the dark first screen, but no license', () => {
  const css = '/*! made by a tool */:root,:host{--a:b}a{src:url(../media/a.woff2)}b{src:url("/c.png")}';
  expect(inlinedCss(css, '/repo/_next/static/css/x.css')).toBe(
    ':root,[data-light=night] .after-dark{--a:b}a{src:url(/repo/_next/static/media/a.woff2)}b{src:url("/c.png")}',
  );
});

test.each([
  ['markup', 'a{content:"</style>"}', '/x.css contains markup'],
  ['a comment of HTML', 'a{content:"<!--"}', '/x.css contains markup'],
  ['no theme of Tailwind', ':host,:root{--a:b}', '/x.css has no ":root,:host"'],
])('a style sheet with %s stops the build', (_what, css, message) => {
  expect(() => inlinedCss(css, '/x.css')).toThrow(message);
});
