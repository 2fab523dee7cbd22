import { inlinedCss, withOlderColors } from './style-sheet';

test('an older phone gets the colours that light-dark() stands for', () => {
  const css = withOlderColors(
    ':root{color-scheme:light dark;--paper:light-dark(#fff,#111)} body{background:var(--paper)}',
  );
  expect(css).not.toContain('light-dark(');
  expect(css).toContain('#fff');
  expect(css).toContain('#111');
  expect(css).toContain('prefers-color-scheme:dark');
});

test('what the style sheet names beside itself is found from every page', () => {
  const css = inlinedCss('a{src:url(../media/a.woff2)}b{src:url("/c.png")}', '/repo/_next/static/css/x.css');
  expect(css).toBe('a{src:url(/repo/_next/static/media/a.woff2)}b{src:url("/c.png")}');
});

test('what the tool says of itself stays in the file', () => {
  expect(inlinedCss('/*! made by a tool */a{top:0}', '/x.css')).toBe('a{top:0}');
});

test('a style sheet that would end its element stops the build', () => {
  expect(() => inlinedCss('a{content:"</style>"}', '/x.css')).toThrow('/x.css holds mark-up');
});
