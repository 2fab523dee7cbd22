import { inlinedCss, withOlderColors } from './style-sheet';

test('visitors with older phones get the colors of light-dark()', () => {
  const css = withOlderColors(
    ':root{color-scheme:light dark;--paper:light-dark(#fff,#111)} body{background:var(--paper)}',
  );
  expect(css).not.toContain('light-dark(');
  expect(css).toContain('#fff');
  expect(css).toContain('#111');
  expect(css).toContain('prefers-color-scheme:dark');
});

test('visitors load each color once, and what newer browsers support beside it', () => {
  const twice = 'a{color:#12343b}@supports (color:lab(0% 0 0)){a{color:lab(19.4% -8.9 -8.4)}}';
  const mixed =
    '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,#12343b 40%,transparent)}}';
  const details = '@supports selector(::details-content){a{top:0}}';
  expect(withOlderColors(twice + mixed + details)).toBe(`a{color:#12343b}${details}`);
});

test('addresses in the style sheet work on every page, and license comments stay out', () => {
  const css = '/*! made by a tool */a{src:url(../media/a.woff2)}b{src:url("/c.png")}';
  expect(inlinedCss(css, '/repo/_next/static/css/x.css')).toBe(
    'a{src:url(/repo/_next/static/media/a.woff2)}b{src:url("/c.png")}',
  );
});

test('a style sheet with markup stops the build', () => {
  expect(() => inlinedCss('a{content:"</style>"}', '/x.css')).toThrow('/x.css contains markup');
});
