/** The Levenshtein distance: how many letters to add, remove or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The option that `word` probably means, or undefined if none is close. Case doesn't matter. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const typed = plain(word);
  let best: string | undefined;
  // About 40% of the letters may be wrong: "pirce" is close to "price", "cost" is not.
  let limit = Math.max(1, Math.ceil(typed.length * 0.4)) + 1;
  for (const option of options) {
    const edits = distance(typed, plain(option));
    if (edits < limit) [best, limit] = [option, edits];
  }
  return best;
}
