/** A reference as it is said on the phone, one character at a time, with a pause between its groups: "R K 7, 4 M X". A line breaks only there. */
export function spelled(reference: string): string {
  return reference
    .split('-')
    .map((group) => [...group].join('\u00a0'))
    .join(', ');
}
