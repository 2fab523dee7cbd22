const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

// Every script keeps its digits together, from 0 to 9, so the distance from the first of them tells the value. (Where two
// sets lie side by side, the distance goes on counting.)
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (isDigit(code - distance - 1)) distance += 1;
  return String(distance % 10);
}

/**
 * The same text with the digits of every script as 0 to 9: what a keyboard in another language writes is the same
 * number. Full-width and other styled forms become plain letters as well (NFKC).
 */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf);
}
