import { inlinedCss } from './style-sheet';

test('addresses in the style sheet work on every page, and license comments stay out', () => {
  const css = '/*! made by a tool */a{src:url(../media/a.woff2)}b{src:url("/c.png")}';
  expect(inlinedCss(css, '/repo/_next/static/css/x.css')).toBe(
    'a{src:url(/repo/_next/static/media/a.woff2)}b{src:url("/c.png")}',
  );
});

test('the theme is declared anew for what is dark after dark', () => {
  expect(inlinedCss(':root,:host{--a:b}', '/x.css')).toBe(':root,[data-light=night] .after-dark{--a:b}');
});

test('a style sheet with markup stops the build', () => {
  expect(() => inlinedCss('a{content:"</style>"}', '/x.css')).toThrow('/x.css contains markup');
});
