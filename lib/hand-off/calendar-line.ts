const octetsOf = (character: string) => new TextEncoder().encode(character).length;

/** The longest line, in octets of UTF-8 without the line ending (RFC 5545, section 3.1). */
const octetLimit = 75;

/** Folds a content line: continuation lines start with a space, and no character is split. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > octetLimit) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}
