const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

// Unicode has the digits of each script in a row, so the distance from the first one is the value. We take it modulo
// 10, because the digits of some scripts follow directly after each other.
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (isDigit(code - distance - 1)) distance += 1;
  return String(distance % 10);
}

/** Returns a text with the digits of every script as 0 to 9, for keyboards in other languages. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);
}
