import { oklchToHex, readColorTokens, siteColors } from './color-tokens';

// Known pairs: the primaries of sRGB in OKLCH, as CSS Color 4 gives them.
it.each([
  [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
  [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
  [{ lightness: 0.86644, chroma: 0.29483, hue: 142.495 }, '#00ff00'],
  [{ lightness: 0.45201, chroma: 0.31321, hue: 264.052 }, '#0000ff'],
])('shows %j as %s', (color, hex) => {
  expect(oklchToHex(color)).toBe(hex);
});

it('reads the light and the dark value of a token', () => {
  const color = readColorTokens('--color-paper: light-dark(oklch(1 0 0), oklch(0 0 0));');
  expect([color('paper', 'light'), color('paper', 'dark')]).toEqual(['#ffffff', '#000000']);
});

it('refuses a token that the style sheet does not have, by name', () => {
  expect(() => siteColors()('papyrus', 'light')).toThrow('--color-papyrus');
});

it.each(['paper', 'ice', 'ink', 'ember'])('finds the token %s of the site', (token) => {
  expect(siteColors()(token, 'light')).toMatch(/^#[0-9a-f]{6}$/);
  expect(siteColors()(token, 'dark')).toMatch(/^#[0-9a-f]{6}$/);
});
