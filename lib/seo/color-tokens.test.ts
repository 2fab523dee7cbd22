import { siteColors } from './color-tokens';

it('throws for a token that is not in the style sheet, and names it', () => {
  expect(() => siteColors()('papyrus', 'light')).toThrow('--color-papyrus');
});

it.each(['paper', 'ice', 'ink', 'ember'])('finds both colors of the token %s', (token) => {
  const [light, dark] = [siteColors()(token, 'light'), siteColors()(token, 'dark')];
  expect([light, dark].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
  expect(light).not.toBe(dark);
});
