import { siteColors } from './color-tokens';

it('throws for a token that is not in the style sheet, and names it', () => {
  expect(() => siteColors()('papyrus', 'light')).toThrow('--color-papyrus');
});
