/** Returns the text with plain spaces instead of no-break spaces, for comparison. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
