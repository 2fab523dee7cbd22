const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

// Unicode encodes the digits of each script contiguously from 0 to 9, so the distance from the
// first one is the value. (Modulo 10, because some sets are adjacent.)
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (isDigit(code - distance - 1)) distance += 1;
  return String(distance % 10);
}

/** The digits of every script as 0 to 9, for keyboards in other languages; styled ones too (NFKC). */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);
}
