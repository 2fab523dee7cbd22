import { brandSchema } from '@/lib/content/schemas/files';
import { siteColors } from '@/lib/site/color-tokens';
import { accentTokens } from '@/scripts/build/brand';
import { contrastOf, oklch, readableShade } from './accent';

const hues = ['#ff0000', '#ffe600', '#00a651', '#00b7c3', '#7b2cbf', '#777777'];

test.each([...hues, '#000000', '#ffffff'])('an owner whose color is %s gets readable shades', (hex) => {
  const color = siteColors(accentTokens(readableShade(hex, 'light')));
  for (const scheme of ['light', 'dark'] as const)
    for (const token of ['ember', 'ember-strong'])
      expect(contrastOf(color(token, scheme), scheme)).toBeGreaterThanOrEqual(7);
});

test('pages use a readable color as it is, and otherwise a readable shade of it', () => {
  const brand = { mark: 'mark.svg', showName: true, accent: '#8c2c06' };
  const accentOf = (accent: string) => brandSchema.parse({ ...brand, accent }).accent;
  expect(accentOf('#8c2c06')).toBe('#8c2c06');
  const orange = accentOf('#f26b1f');
  expect(contrastOf(orange, 'light')).toBeGreaterThanOrEqual(7);
  expect(contrastOf(orange, 'light')).toBeLessThan(7.3);
  const { accentDark = '' } = brandSchema.parse({ ...brand, accentDark: '#8c2c06' });
  expect(contrastOf(accentDark, 'dark')).toBeGreaterThanOrEqual(7);
  expect(oklch(orange)?.h).toBeCloseTo(oklch('#f26b1f')?.h ?? 0, -1);
});

test.each(['orange', '#fff', 'oklch(0.4 0.1 40)'])('a color written as %s is refused', (accent) => {
  const { error } = brandSchema.safeParse({ mark: 'mark.svg', showName: true, accent });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^must be # and six/)]);
});
