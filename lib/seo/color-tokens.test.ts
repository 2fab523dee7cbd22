import { readColorTokens, siteColors } from './color-tokens';

it('reads the light and the dark value of a token', () => {
  const color = readColorTokens('--color-paper: light-dark(oklch(1 0 0), oklch(0 0 0));');
  expect([color('paper', 'light'), color('paper', 'dark')]).toEqual(['#ffffff', '#000000']);
});

it('throws for a token that is not in the style sheet, and names it', () => {
  expect(() => siteColors()('papyrus', 'light')).toThrow('--color-papyrus');
});

it.each(['paper', 'ice', 'ink', 'ember'])('finds the token %s of the site', (token) => {
  expect(siteColors()(token, 'light')).toMatch(/^#[0-9a-f]{6}$/);
  expect(siteColors()(token, 'dark')).toMatch(/^#[0-9a-f]{6}$/);
});
