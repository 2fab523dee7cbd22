const octetsOf = (character: string) => new TextEncoder().encode(character).length;

/** A line may have 75 octets of UTF-8, its line end not counted (RFC 5545, section 3.1). */
const octetLimit = 75;

/**
 * A content line in the pieces that a calendar file allows: 75 octets each, going on after a line end and a space, never
 * in the middle of a character.
 */
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

/** Text as the value of a property: backslash, semicolon, comma and line breaks escaped (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}
