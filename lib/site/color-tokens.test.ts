import { siteColors } from './color-tokens';

test('a color has the first value of its token, because the others are those of other hours', () => {
  const added = ['#111111', '#333333'].map((hex) => `--color-paper: light-dark(${hex}, #222222);\n`).join('');
  expect(siteColors(added)('paper', 'light')).toBe('#111111');
  expect(siteColors(added)('paper', 'dark')).toBe('#222222');
  expect(() => siteColors()('papyrus', 'light')).toThrow('--color-papyrus');
});
