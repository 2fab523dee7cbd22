/** How many letters must be added, dropped or changed to make one word into the other (Levenshtein). */
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

/** The option that somebody probably meant by `word`, or undefined when none is near. Case doesn't count. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const typed = plain(word);
  let best: string | undefined;
  // A third of the letters may be wrong: "pirce" is near "price", "cost" is not.
  let limit = Math.max(1, Math.ceil(typed.length * 0.4)) + 1;
  for (const option of options) {
    const far = distance(typed, plain(option));
    if (far < limit) [best, limit] = [option, far];
  }
  return best;
}
