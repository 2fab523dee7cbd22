import { brandSchema } from '@/lib/content/schemas/files';
import { siteColors } from '@/lib/site/color-tokens';
import { accentTokens } from '@/scripts/build/brand';
import { contrastOf, readableShade } from './accent';

const hues = ['#ff0000', '#ffe600', '#00a651', '#00b7c3', '#7b2cbf', '#777777'];

test.each([...hues, '#000000', '#ffffff'])('an owner whose color is %s gets readable shades', (hex) => {
  const color = siteColors(accentTokens(readableShade(hex, 'light')));
  for (const scheme of ['light', 'dark'] as const)
    for (const token of ['ember', 'ember-strong'])
      expect(contrastOf(color(token, scheme), scheme)).toBeGreaterThanOrEqual(7);
});

test('a color too pale for text gets an error with its contrast and the nearest readable shade', () => {
  const check = (accent: string) =>
    brandSchema.safeParse({ mark: 'mark.svg', showName: true, accent }).error?.issues[0];
  const issue = check('#f26b1f');
  expect(issue?.message).toMatch(/contrast of 2\.\d:1 .* needs 7:1/);
  const [, nearest = ''] = /"(#\w{6})"/.exec(JSON.stringify(issue).replaceAll('\\', '')) ?? [];
  expect(check(nearest)).toBeUndefined();
  for (const wrong of ['orange', '#fff', 'oklch(0.4 0.1 40)'])
    expect(check(wrong)?.message).toMatch(/^must be # and six/);
});
