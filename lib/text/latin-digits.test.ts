import { latinDigits } from './latin-digits';

test('every digit of every script is converted to its value', () => {
  expect(latinDigits('five ⁶¹²')).toBe('five 612');
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  characters
    .filter((character) => /^\p{Nd}$/u.test(character))
    .forEach((digit, index) => expect(latinDigits(digit)).toBe(String(index % 10)));
});
