import { latinDigits } from './latin-digits';

test.each([
  ['⁶¹²', '612'],
  ['five', 'five'],
])('%s is read as %s', (typed, read) => expect(latinDigits(typed)).toBe(read));

test('every digit of every script is converted to its value', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) =>
    /^\p{Nd}$/u.test(code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code)),
  );
  expect(digits.length % 10).toBe(0);
  digits.forEach((code, index) => expect(latinDigits(String.fromCodePoint(code))).toBe(String(index % 10)));
});
