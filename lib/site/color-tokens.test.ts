import { siteColors } from './color-tokens';

test('a color has the first value of its token, because a later value is for the night', () => {
  const color = siteColors(
    '--color-paper: light-dark(#111111, #222222);\n--color-paper: light-dark(#333333, #444444);\n',
  );
  expect([color('paper', 'light'), color('paper', 'dark')]).toEqual(['#111111', '#222222']);
});
