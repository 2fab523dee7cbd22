import { brandSchema } from '@/lib/content/schemas/files';
import { accentTokens } from '@/scripts/build/brand';
import { contrastOf, oklch, readableShade, siteColors } from './colors';

test.each(['#ffe600', '#00b7c3', '#7b2cbf', '#000000', '#ffffff'])(
  'an owner whose color is %s gets readable shades',
  (hex) => {
    const color = siteColors(accentTokens(readableShade(hex, 'light')));
    for (const scheme of ['light', 'dark'] as const)
      for (const token of ['ember', 'ember-strong'])
        expect(contrastOf(color(token, scheme), scheme)).toBeGreaterThanOrEqual(7);
  },
);

test('pages use a readable color as it is, and otherwise the nearest readable shade of it', () => {
  const { accent, accentDark } = brandSchema.shape;
  expect(accent.parse('#8c2c06')).toBe('#8c2c06');
  expect(contrastOf(accentDark.parse('#8c2c06') ?? '', 'dark')).toBeGreaterThanOrEqual(7);
  const orange = readableShade('#f26b1f', 'light');
  expect(contrastOf(orange, 'light')).toBeGreaterThanOrEqual(7);
  expect(contrastOf(orange, 'light')).toBeLessThan(7.3);
  expect(oklch(orange)?.h).toBeCloseTo(oklch('#f26b1f')?.h ?? 0, -1);
});
