/** The beginning of `text`, at most `units` UTF-16 units long, never ending in half a character (a lone surrogate). */
export function cutText(text: string, units: number): string {
  const cut = text.slice(0, Math.max(0, units));
  const splitsPair = cut.length < text.length && /[\ud800-\udbff]$/.test(cut);
  return splitsPair ? cut.slice(0, -1) : cut;
}
